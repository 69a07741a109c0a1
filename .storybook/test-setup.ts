import { afterEach, expect } from 'vitest';
import { checkStory, type Parameters } from './checks/index.ts';

// The files of a run share the page: one left behind would hold still what the check of motion wants to see move.
document.querySelector('#stillness')?.remove();

/**
 * No motion while testing. The rules are those of `prefers-reduced-motion`, without telling components that motion is
 * unwelcome. Endless animations end immediately: its frames were a tenth of the run. A closing layer stays until its animation ends, and a browser without a screen may never begin one: what
 * opens and closes has none here.
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

/**
 * Proves after every story that axe looked at it, and, for the story that is broken on purpose, that axe found
 * what is broken. Without this a wrong setup would pass in silence.
 */
afterEach((context) => {
  const { story } = context as { story?: { parameters: Record<string, unknown> } };
  if (!story) return;
  const reports = (context.task.meta as { reports?: A11yReport[] }).reports ?? [];
  const found = reports.find((report) => report.type === 'a11y');
  // A story that failed earlier has no reports; its own error is the one to read.
  if (context.task.result?.state === 'fail') return;
  expect(found, 'axe looked at the story').toBeDefined();
  const wanted = story.parameters['mustFailAxe'];
  if (!Array.isArray(wanted)) return;
  expect(found?.result.violations?.map((violation) => violation.id)).toEqual(expect.arrayContaining(wanted));
});

/**
 * The checks of every story: contrast in the other theme, width, touch targets, seen focus, reduced motion. They run
 * on the page as the play function left it; the story broken on purpose proves that each of them can fail.
 */
afterEach(async (context) => {
  const { story } = context as { story?: { parameters: Parameters; title?: string } };
  if (!story || context.task.result?.state === 'fail') return;
  const found = await checkStory(story.parameters, stillness);
  if (story.parameters.mustFail) {
    expect(Object.keys(found).toSorted().join(', ')).toBe(story.parameters.mustFail.toSorted().join(', '));
    return;
  }
  const findings = Object.values(found).flat();
  const folder = context.task.file.name.split('/').at(-2) ?? '';
  if (findings.length > 0) throw new Error([`${folder} › ${context.task.name}`, ...findings].join('\n  '));
});
