import { useEffect } from 'react';
import { awaitPart } from '#app/platform/loading/chunks.ts';
import { lazyPart } from '#app/platform/loading/lazy-part.ts';

const load = () => import('../sign-in-commands.ts');

/** Commands of the forms, loaded after mount: a form can be read and filled in without them. */
export const signInCommands = () => awaitPart(load);

/** Preloads the commands before a submit needs them. */
export function useEarlyCommands(): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
}

/** Social tab, loaded when opened: most players log in by a contact. */
export const SocialPart = lazyPart(async () => (await import('./SocialPanel.tsx')).SocialPanel);
