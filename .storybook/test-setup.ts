import { afterEach, expect } from 'vitest';
import { checkStory, type Parameters } from './checks/index.ts';

// All test files share the page. A style left by the former file would stop the animations for the motion check.
document.querySelector('#stillness')?.remove();

// On a busy machine the browser reports a slow connection, and the app would show an offer to save data.
Object.defineProperty(Navigator.prototype, 'connection', { value: undefined, configurable: true });

/**
 * Disables motion in tests without setting `prefers-reduced-motion`. Layers open and close without an
 * animation, because a headless browser may never start it.
 */
const stillness = document.createElement('style');
stillness.id = 'stillness';
stillness.textContent = `
  *, ::before, ::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    animation-delay: 0s !important;
    transition-duration: 1ms !important;
    transition-delay: 0s !important;
  }
  [data-state='open'], [data-state='closed'] { animation-name: none !important; }
`;
document.head.append(stillness);

interface A11yReport {
  type: string;
  result: { violations?: { id: string }[] };
}

/** Checks that axe ran, and that it found the expected violations of a story broken on purpose. */
afterEach((context) => {
  const { story } = context as { story?: { parameters: Record<string, unknown> } };
  if (!story) return;
  const reports = (context.task.meta as { reports?: A11yReport[] }).reports ?? [];
  const found = reports.find((report) => report.type === 'a11y');
  // If the story failed, show only its own error.
  if (context.task.result?.state === 'fail') return;
  expect(found, 'axe looked at the story').toBeDefined();
  const expected = story.parameters['mustFailAxe'];
  if (!Array.isArray(expected)) return;
  expect(found?.result.violations?.map((violation) => violation.id)).toEqual(
    expect.arrayContaining(expected),
  );
});

/** Runs the shared checks on the page that the play function has left. */
afterEach(async (context) => {
  const { story } = context as { story?: { parameters: Parameters; title?: string } };
  if (!story || context.task.result?.state === 'fail' || !import.meta.env['SHARED_CHECKS']) return;
  const found = await checkStory(story.parameters, stillness);
  if (story.parameters.mustFail) {
    expect(Object.keys(found).toSorted().join(', ')).toBe(story.parameters.mustFail.toSorted().join(', '));
    return;
  }
  const findings = Object.values(found).flat();
  const folder = context.task.file.name.split('/').at(-2) ?? '';
  if (findings.length > 0) throw new Error([`${folder} › ${context.task.name}`, ...findings].join('\n  '));
});
