import { sessionStateAtom } from '../../platform/session/session.ts';
import { store } from '../../platform/state/store.ts';

/**
 * Whose the saved answers are: one build, because another may read them differently, and one sign-in, or the guests of
 * this browser.
 */
export function ownerNow(): string {
  const { signedIn, mark, generation } = store.get(sessionStateAtom);
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return `${new URL(build, location.href).pathname} ${signedIn ? (mark ?? `page ${generation}`) : 'guest'}`;
}
