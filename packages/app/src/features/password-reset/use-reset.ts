import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { useLocation } from '#app/platform/routing/router.tsx';
import { useCarried } from '#app/platform/routing/back-link.ts';
import { resetPhone } from '#app/platform/session/session.ts';
import { resetDraft } from './commands.ts';
import type { ResetTab } from './forms.ts';
import { afterSending, beginning, type Progress, type ResetStep } from './progress.ts';
import { useSearch } from '#app/platform/routing/search-params.ts';

/** The contacts of the first step; the phone in digits. */
type Typed = Pick<Progress, 'email' | 'phone'>;

/** A reset on its page: where it stands, and what may happen to it. */
export interface Reset {
  readonly progress: Progress;
  /** Token of the letter's link; null without one. */
  readonly token: string | null;
  /** The server takes no more for a while: until when, ms, where it told; null while it does. */
  readonly over: { readonly endsAt: number | null } | null;
  /** A step was left for another: the new one takes the focus. */
  readonly hasMoved: boolean;
  /** What is typed is kept; the page hears of it with the next step. */
  type(values: Typed): void;
  choose(tab: ResetTab): void;
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

  // Typed since the last step: not part of what is drawn, or every letter would draw the page.
  const typed = useRef<Typed | null>(null);
  const keep = useCallback(
    (reached: Progress) => {
      // What a link has begun is over with its token, and does not replace what was typed.
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

/** A token as an address may bring it; null for none. */
export function readToken(value: string | null): string | null {
  return value !== null && value !== '' && value.length <= MAX ? value : null;
}

/**
 * Takes the token of the letter's link out of the address: it stays neither in the address bar nor in the history, and
 * is kept in memory only, as long as the page stands (OP-117).
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
