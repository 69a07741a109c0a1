import { cdp } from 'vitest/browser';
import { describeElement, nextFrame } from './elements.ts';

/** Properties that may be animated with reduced motion. */
const calm = new Set([
  'opacity',
  'color',
  'backgroundColor',
  'borderColor',
  'fill',
  'stroke',
  'outlineColor',
]);
const longest = 200;

/** View transitions are not checked here, because their script checks the preference itself; it has its own test. */
const isScripted = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition') === true;

const running = () =>
  document
    .getAnimations()
    .filter(
      (animation) =>
        animation instanceof CSSAnimation && animation.playState === 'running' && !isScripted(animation),
    );

const isCalm = ({ effect }: Animation) => {
  if (!(effect instanceof KeyframeEffect)) return true;
  const timing = effect.getComputedTiming();
  const changed = effect
    .getKeyframes()
    .flatMap((frame) =>
      Object.keys(frame).filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
    );
  return Number(timing.endTime) <= longest && changed.every((name) => calm.has(name));
};

export async function findMotion() {
  // Emulating the preference is slow, so skip it if nothing moves even without it.
  if (running().length === 0) return [];
  const session = cdp() as unknown as {
    send: (method: string, settings: { features: { name: string; value: string }[] }) => Promise<unknown>;
  };
  const prefer = (value: string) =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await prefer('reduce');
  await nextFrame();
  const findings = running()
    .filter((animation) => !isCalm(animation))
    .map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `moves with reduced motion: ${target ? describeElement(target) : 'an animation'}`;
    });
  await prefer('');
  return [...new Set(findings)];
}
