import { findUnseenFocus } from './focus.ts';
import { findMotion } from './motion.ts';
import { findPaleText } from './other-theme.ts';
import { findOverflow } from './overflow.ts';
import { findSmallTargets } from './targets.ts';

/**
 * Runs on every story after its play function and axe. The order matters: `overflow` changes the layout and `focus` the
 * focus, and neither waits until the page has settled again.
 */
const checks = {
  contrast: (parameters: Parameters) => findPaleText(parameters.a11y ?? {}),
  motion: findMotion,
  targets: findSmallTargets,
  overflow: findOverflow,
  focus: findUnseenFocus,
};

/** Name of a check of every story. */
export type CheckName = keyof typeof checks;

/** The parameters of a story the checks read. */
export interface Parameters {
  a11y?: globalThis.Parameters<typeof findPaleText>[0];
  /** Checks this story cannot pass, each with the reason. */
  exempt?: Partial<Record<CheckName, string>>;
  /** Checks that must find something: the story is broken on purpose. */
  mustFail?: CheckName[];
}

/** Runs the checks on the story on the page and returns the findings by check. Transitions are off meanwhile. */
export async function checkStory(parameters: Parameters, still: HTMLStyleElement) {
  const settled = document.createElement('style');
  settled.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(settled);
  const found: Partial<Record<CheckName, string[]>> = {};
  for (const [name, check] of Object.entries(checks) as [CheckName, (typeof checks)[CheckName]][]) {
    if (parameters.exempt?.[name] !== undefined) continue;
    // Only the check of motion needs the animations that tests otherwise switch off.
    still.disabled = name === 'motion';
    const findings = await check(parameters);
    if (findings.length > 0) found[name] = findings;
  }
  still.disabled = false;
  settled.remove();
  return found;
}
