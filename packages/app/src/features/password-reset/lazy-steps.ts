import { useEffect } from 'react';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';

const loadCode = () => import('./components/CodeStep.tsx');
const loadLink = () => import('./components/LinkStep.tsx');
const loadOver = () => import('./components/AttemptsOver.tsx');

/** Steps a reset does not begin with, each fetched apart from the first. */
export const CodeStep = lazyPart(async () => (await loadCode()).CodeStep);
export const LinkStep = lazyPart(async () => (await loadLink()).LinkStep);
export const AttemptsOver = lazyPart(async () => (await loadOver()).AttemptsOver);

/** Fetches what comes next once the page stands, so that nobody waits for it later. */
export function usePreloadedSteps(): void {
  useEffect(() => {
    for (const load of [loadCode, loadLink, loadOver]) load().catch(() => undefined);
  }, []);
}
