import { useCallback, useEffect, useRef, useState } from 'react';
import { now, systemClock } from '#app/platform/network/clock.ts';
import { useLocation, useCarried, useSearch } from '#app/platform/routing/router.tsx';
import { resetPhone } from '#app/platform/session/session.ts';
import { resetDraft } from './commands.ts';
import type { ResetTab } from './forms.ts';
import { emailMax, phoneDigits } from '@tulpar/api/contract';

/**
 * Step of a reset. `request`: enter the contact; `sent`: email sent; `code`: code sent to the phone; `link`:
 * opened from the email; `stale`: that link is no longer valid.
 */
type ResetStep = 'request' | 'sent' | 'code' | 'link' | 'stale';

/** Progress of a reset, stored across reloads; times in ms. */
interface Progress {
  readonly step: ResetStep;
  readonly tab: ResetTab;
  readonly email: string;
  /** Phone in digits. */
  readonly phone: string;
  /** When the last message was sent, by the device's clock; 0 before the first. */
  readonly sentAt: number;
  /** When another email may be requested; phones are counted separately. */
  readonly retryAt: number;
}

/** How long a sent message is valid, ms; after that its step is not restored. */
const LIFE = { sent: 60 * 60_000, code: 10 * 60_000 } as const;
/** Maximum accepted wait from the server, ms. */
const MOST_WAIT = 60 * 60_000;

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, emailMax) : '');
const moment = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** Sources of the initial progress. */
export interface Beginning {
  /** Values passed by the link to the page. */
  carried: Readonly<Record<string, string>>;
  draft: Readonly<Record<string, unknown>>;
  /** Key of the history entry. Input stored for it takes precedence over a value passed by a link. */
  entry: string;
  /** Phone whose password is being reset, from this browser's storage. */
  phone: string | null;
  hasLink: boolean;
  /** Time of the device, ms: after a reload the server's time is not known yet. */
  now: number;
}

/**
 * Initial progress: the email's link, else the draft while it is valid, else the contact passed by a link or
 * typed earlier.
 */
export function beginning({ carried: given, draft, entry, phone, hasLink, now }: Beginning): Progress {
  const carried = draft['entry'] === entry ? {} : given;
  const known = phoneDigits(phone ?? '');
  const start: Progress = {
    step: hasLink ? 'link' : 'request',
    tab: (carried['tab'] ?? draft['tab'] ?? (known ? 'phone' : 'email')) === 'phone' ? 'phone' : 'email',
    email: text(carried['email'] || draft['email']),
    phone: phoneDigits(text(carried['phone'] || draft['phone'] || known)),
    sentAt: 0,
    retryAt: 0,
  };
  const { step } = draft;
  if (hasLink || (step !== 'sent' && step !== 'code')) return start;
  const sentAt = Math.min(moment(draft['sentAt']), now);
  const stored = { ...start, email: text(draft['email']), phone: phoneDigits(text(draft['phone'])) };
  if (now - sentAt >= LIFE[step] || (step === 'sent' ? stored.email : stored.phone) === '') return start;
  return {
    ...stored,
    step,
    tab: step === 'code' ? 'phone' : 'email',
    sentAt,
    retryAt: Math.min(moment(draft['retryAt']), now + MOST_WAIT),
  };
}

/** Progress after a message was sent to a phone or an email address. */
export function afterSending(
  progress: Progress,
  retryAfter: number,
  { sentAt, now }: { readonly sentAt: number; readonly now: number },
): Progress {
  return {
    ...progress,
    step: progress.tab === 'phone' ? 'code' : 'sent',
    sentAt,
    retryAt: now + Math.min(retryAfter * 1000, MOST_WAIT),
  };
}

/** Contacts of the first step; the phone in digits. */
type Typed = Pick<Progress, 'email' | 'phone'>;

export interface Reset {
  readonly progress: Progress;
  /** Token of the email's link; null without one. */
  readonly token: string | null;
  /** Set by `stop` after too many attempts, until `resume`; `endsAt`: end of the block, ms, or null if unknown. */
  readonly over: { readonly endsAt: number | null } | null;
  /** Whether a step has replaced another; the new step takes the focus. */
  readonly hasMoved: boolean;
  /** Stores the input; the page renders it with the next step. */
  type(values: Typed): void;
  choose(tab: ResetTab): void;
  /** Call after a message was sent; seconds until another may be requested. */
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
      now: systemClock.now(),
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
    (retryAfter) => move((from) => afterSending(from, retryAfter, { sentAt: systemClock.now(), now: now() })),
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

/** Token from the URL; null if missing, empty or too long. */
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
