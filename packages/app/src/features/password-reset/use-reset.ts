import { useCallback, useEffect, useState } from 'react';
import { now } from '#app/platform/clock.ts';
import { useCarried, useLocation } from '#app/platform/router.tsx';
import { resetDraft, resetPhone } from './commands.ts';
import { afterSending, beginning, type Progress, type ResetStep } from './progress.ts';
import { useResetToken } from './reset-link.ts';

/** A reset on its page: where it stands, and what may happen to it. */
export interface Reset {
  readonly progress: Progress;
  /** Token of the letter's link; null without one. */
  readonly token: string | null;
  /** The server takes no more for a while: until when, ms, where it told; null while it does. */
  readonly over: { readonly endsAt: number | null } | null;
  /** A step was left for another: the new one takes the focus. */
  readonly hasMoved: boolean;
  type(values: Pick<Progress, 'tab' | 'email' | 'phone'>): void;
  /** A message has been sent; seconds until the next. */
  sent(retryAfter: number): void;
  go(step: ResetStep): void;
  stop(retryAfter: number | null): void;
  resume(): void;
}

/** The reset of this tab: kept over a reload for half an hour, without code, token and password. */
export function useReset(): Reset {
  const carried = useCarried();
  const { key: entry } = useLocation();
  const [firstEntry] = useState(entry);
  const token = useResetToken();
  const [progress, setProgress] = useState(() =>
    beginning({
      carried,
      draft: resetDraft.read(),
      entry,
      phone: resetPhone.read(),
      hasLink: token !== null,
      now: now(),
    }),
  );
  const [over, setOver] = useState<Reset['over']>(null);
  const [hasMoved, setMoved] = useState(false);

  useEffect(() => {
    // What a link has begun is over with its token, and does not replace what was typed.
    if (progress.step !== 'link' && progress.step !== 'stale')
      resetDraft.write({ ...progress, entry: firstEntry });
  }, [progress, firstEntry]);

  const type = useCallback<Reset['type']>(
    ({ tab, email, phone }) => setProgress((known) => ({ ...known, tab, email, phone })),
    [],
  );
  const sent = useCallback<Reset['sent']>((retryAfter) => {
    setMoved(true);
    setProgress((known) => afterSending(known, retryAfter, now()));
  }, []);
  const go = useCallback<Reset['go']>((step) => {
    setMoved(true);
    setProgress((known) => ({ ...known, step }));
  }, []);
  const stop = useCallback<Reset['stop']>(
    (retryAfter) => setOver({ endsAt: retryAfter === null ? null : now() + retryAfter * 1000 }),
    [],
  );
  const resume = useCallback(() => setOver(null), []);

  return { progress, token, over, hasMoved, type, sent, go, stop, resume };
}
