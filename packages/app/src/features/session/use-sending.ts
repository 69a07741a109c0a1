import { useState } from 'react';
import { isApiError } from '#app/platform/network/api.ts';
import { isSilent } from './components/silent.ts';

/** A command of a form under way: one at a time. */
export interface Sending {
  readonly busy: boolean;
  /** Runs a command; `fail` hears of a failure that is the form's to tell. */
  run(command: () => Promise<void>, fail: (error: unknown) => void): Promise<void>;
}

/** Runs the commands of a form. `limited` hears that there were too many of them, and when the next may come, s. */
export function useSending(limited?: (retryAfter: number | null) => void): Sending {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run(command, fail) {
      if (busy) return;
      setBusy(true);
      try {
        await command();
      } catch (error) {
        if (limited && isApiError(error, 'rateLimited')) limited(error.retryAfter);
        else if (!isSilent(error)) fail(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
