import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { useLocation } from '#app/platform/routing/router.tsx';
import { useCarried, useSearch } from '#app/platform/routing/route-state.ts';
import { resetPhone } from '#app/platform/session/session.ts';
import { resetDraft } from './commands.ts';
import type { ResetTab } from './forms.ts';
import { afterSending, beginning, type Progress, type ResetStep } from './progress.ts';

/** Contacts of the first step; the phone in digits. */
type Typed = Pick<Progress, 'email' | 'phone'>;

/** State of a reset and its transitions. */
export interface Reset {
  readonly progress: Progress;
  /** Token of the email's link; null without one. */
  readonly token: string | null;
  /** Set while the server accepts no more requests: until when, ms, if it sent a time. */
  readonly over: { readonly endsAt: number | null } | null;
  /** A step was left for another: the new one takes the focus. */
  readonly hasMoved: boolean;
  /** Stores the input; the page renders it with the next step. */
  type(values: Typed): void;
  choose(tab: ResetTab): void;
  /** A message was sent; seconds until the next. */
  sent(retryAfter: number): void;
  go(step: ResetStep): void;
  stop(retryAfter: number | null): void;
  resume(): void;
}

/** Reset of this tab, stored across reloads for 30 minutes, without code, token and password. */
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

  // Input since the last step, in a ref so that typing does not render the page.
  const typed = useRef<Typed | null>(null);
  const keep = useCallback(
    (reached: Progress) => {
      // A reset started by a link ends with its token and must not overwrite the draft.
      if (reached.step !== 'link' && reached.step !== 'stale')
        resetDraft.write({ ...reached, ...typed.current, entry: firstEntry });
    },
    [firstEntry],
  );
  useEffect(() => keep(progress), [keep, progress]);

  const type = useCallback<Reset['type']>(
    (values) => {
      typed.current = values;
      keep(progress);
    },
    [keep, progress],
  );
  const choose = useCallback<Reset['choose']>((tab) => setProgress((known) => ({ ...known, tab })), []);
  const move = useCallback((reach: (from: Progress) => Progress) => {
    const last = typed.current;
    typed.current = null;
    setMoved(true);
    setProgress((known) => reach({ ...known, ...last }));
  }, []);
  const sent = useCallback<Reset['sent']>(
    (retryAfter) => move((from) => afterSending(from, retryAfter, now())),
    [move],
  );
  const go = useCallback<Reset['go']>((step) => move((from) => ({ ...from, step })), [move]);
  const stop = useCallback<Reset['stop']>(
    (retryAfter) => setOver({ endsAt: retryAfter === null ? null : now() + retryAfter * 1000 }),
    [],
  );
  const resume = useCallback(() => setOver(null), []);

  return { progress, token, over, hasMoved, type, choose, sent, go, stop, resume };
}

const MAX = 4096;

/** Validates a token from the URL; null without one. */
export function readToken(value: string | null): string | null {
  return value !== null && value !== '' && value.length <= MAX ? value : null;
}

/**
 * Reads the token of the email's link and removes it from the address bar and the history; it is held in
 * memory only, while the page is mounted (OP-117).
 */
export function useResetToken(): string | null {
  const [search, change] = useSearch();
  const named = search.get('token');
  const [token] = useState(() => readToken(named));
  useEffect(() => {
    if (named !== null) change({ token: null });
  }, [named, change]);
  return token;
}
