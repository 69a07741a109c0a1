import { useEffect } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';

const loadCode = () => import('./components/CodeStep.tsx');
const loadLink = () => import('./components/LinkStep.tsx');
const loadOver = () => import('./components/AttemptsOver.tsx');

/** Later steps, loaded separately from the first one. */
export const CodeStep = lazyPart(async () => (await loadCode()).CodeStep);
export const LinkStep = lazyPart(async () => (await loadLink()).LinkStep);
export const AttemptsOver = lazyPart(async () => (await loadOver()).AttemptsOver);

/** Preloads the later steps after mount. */
export function usePreloadedSteps(): void {
  useEffect(() => {
    for (const load of [loadCode, loadLink, loadOver]) load().catch(() => undefined);
  }, []);
}
