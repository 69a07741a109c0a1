import axe from 'axe-core';
import { themes } from '../globals.ts';

interface AxeSettings {
  test?: string;
  disable?: boolean;
  context?: { exclude?: string[] };
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/** The rules that depend on colours; the other rules give the same result in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

export async function findPaleText(settings: AxeSettings) {
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  const off = new Set(
    (settings.config?.rules ?? []).filter((rule) => rule.enabled === false).map((rule) => rule.id),
  );
  const rules = colourRules.filter((rule) => !off.has(rule));
  const other = themes.find((theme) => theme !== shown) ?? 'light';
  root.dataset['theme'] = other;
  const { violations } = await axe.run(
    { include: [document.body], exclude: settings.context?.exclude ?? [] },
    { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'], preload: false, iframes: false },
  );
  root.dataset['theme'] = shown ?? 'dark';
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `${violation.id} in the ${other} theme: ${node.target.join(' ')}: ${(node.any[0]?.message ?? violation.help).replaceAll(/\s+/g, ' ')}`,
    ),
  );
}
