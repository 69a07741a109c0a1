import { useEffect } from 'react';
import { awaitPart } from '#app/platform/loading/chunks.ts';

const load = () => import('../sign-in-commands.ts');

/** The commands of the forms: fetched once a form stands, because it can be read and filled in without them. */
export const signInCommands = () => awaitPart(load);

/** Fetches the commands ahead of the press that needs them. */
export function useEarlyCommands(): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
}
