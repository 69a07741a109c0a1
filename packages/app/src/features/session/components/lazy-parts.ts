import { useEffect } from 'react';
import { awaitPart } from '#app/platform/loading/chunks.ts';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';

const load = () => import('../sign-in-commands.ts');

/** The commands of the forms: fetched once a form stands, because it can be read and filled in without them. */
export const signInCommands = () => awaitPart(load);

/** Fetches the commands ahead of the press that needs them. */
export function useEarlyCommands(): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
}

/** The social tab, fetched when it is opened: most players sign in by a contact. */
export const SocialPart = lazyPart(async () => (await import('./SocialPanel.tsx')).SocialPanel);
