import { sessionStateAtom } from '../../platform/session/session.ts';
import { store } from '../../platform/state/store.ts';

/**
 * Owner of saved responses: one build, because another may read them differently, and one session, or this
 * browser's guests.
 */
export function ownerNow(): string {
  const { signedIn, sessionId, generation } = store.get(sessionStateAtom);
  const build = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return `${new URL(build, location.href).pathname} ${signedIn ? (sessionId ?? `page ${generation}`) : 'guest'}`;
}
