import { findCoveredFocus } from './covered.ts';
import { findUnseenFocus } from './focus.ts';
import { findMotion } from './motion.ts';
import { findPaleText } from './other-theme.ts';
import { findOverflow } from './overflow.ts';
import { findSmallTargets } from './targets.ts';

/** In the order they run: `overflow` changes the layout, `focus` and `covered` the focus, so they are last. */
const checks = {
  contrast: (parameters: Parameters) => findPaleText(parameters.a11y ?? {}),
  motion: findMotion,
  targets: findSmallTargets,
  overflow: findOverflow,
  focus: findUnseenFocus,
  covered: findCoveredFocus,
};

export type CheckName = keyof typeof checks;

export interface Parameters {
  a11y?: globalThis.Parameters<typeof findPaleText>[0];
  /** Checks that this story cannot pass, each with its reason. */
  exempt?: Partial<Record<CheckName, string>>;
  /** Checks that must report something, because the story is broken on purpose. */
  mustFail?: CheckName[];
}

export async function checkStory(parameters: Parameters, still: HTMLStyleElement) {
  const settled = document.createElement('style');
  settled.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(settled);
  // Finish script animations of pseudo-elements, such as the cover of a new overlay: the style does not stop them.
  for (const one of document.getAnimations())
    if (!(one instanceof CSSAnimation) && (one.effect as KeyframeEffect).pseudoElement) one.finish();
  const found: Partial<Record<CheckName, string[]>> = {};
  for (const [name, check] of Object.entries(checks) as [CheckName, (typeof checks)[CheckName]][]) {
    if (parameters.exempt?.[name] !== undefined) continue;
    // Only the motion check needs the animations that the style sheet `still` disables.
    still.disabled = name === 'motion';
    const findings = await check(parameters);
    if (findings.length > 0) found[name] = findings;
  }
  still.disabled = false;
  settled.remove();
  return found;
}
