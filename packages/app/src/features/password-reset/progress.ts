import { emailMax, phoneDigits } from '@tulpar/api/contract';
import type { ResetTab } from './forms.ts';

/**
 * Step of a reset. `request`: enter the contact; `sent`: email sent; `code`: code sent to the phone; `link`:
 * opened from the email; `stale`: that link has expired.
 */
export type ResetStep = 'request' | 'sent' | 'code' | 'link' | 'stale';

/** Progress of a reset, stored across reloads; times in ms. */
export interface Progress {
  readonly step: ResetStep;
  readonly tab: ResetTab;
  readonly email: string;
  /** Digits. */
  readonly phone: string;
  /** When the last message was sent; 0 before the first. */
  readonly sentAt: number;
  /** When another email may be requested; phones are counted separately. */
  readonly retryAt: number;
}

/** Validity of what was sent, ms; a restored step beyond it would be useless. */
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
  /** The phone being reset, from this browser's storage. */
  phone: string | null;
  hasLink: boolean;
  /** ms. */
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
export function afterSending(progress: Progress, retryAfter: number, now: number): Progress {
  return {
    ...progress,
    step: progress.tab === 'phone' ? 'code' : 'sent',
    sentAt: now,
    retryAt: now + Math.min(retryAfter * 1000, MOST_WAIT),
  };
}
