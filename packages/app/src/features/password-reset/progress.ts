import { emailMax, phoneDigits } from '@tulpar/api/contract';
import type { ResetTab } from './forms.ts';

/**
 * Where a reset stands. `request`: the contact is asked for; `sent`: a letter is on its way; `code`: digits are on
 * their way to the phone; `link`: the player came by the link of the letter; `stale`: that link works no longer.
 */
export type ResetStep = 'request' | 'sent' | 'code' | 'link' | 'stale';

/** A reset as it is kept over a reload; moments in ms. */
export interface Progress {
  readonly step: ResetStep;
  readonly tab: ResetTab;
  readonly email: string;
  /** Digits. */
  readonly phone: string;
  /** When the last message was sent; 0 before the first. */
  readonly sentAt: number;
  /** When another letter may be asked for; a phone has a count of its own. */
  readonly retryAt: number;
}

/** Life of what was sent, ms: a restored step beyond it would ask for something that works no longer. */
const LIFE = { sent: 60 * 60_000, code: 10 * 60_000 } as const;
/** Longest wait the server is believed, ms. */
const MOST_WAIT = 60 * 60_000;

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, emailMax) : '');
const moment = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** What a reset can begin with. */
export interface Beginning {
  /** Texts the link to the page carried. */
  carried: Readonly<Record<string, string>>;
  draft: Readonly<Record<string, unknown>>;
  /** The place in the history the page stands at: what was typed there goes before what a link carried to it. */
  entry: string;
  /** The phone being reset, from this browser's storage. */
  phone: string | null;
  hasLink: boolean;
  /** ms. */
  now: number;
}

/**
 * How a reset begins: at the link of the letter, else where the draft left off while what was sent still works, else
 * with the contact a link carried or that was typed before.
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

/** A message has been sent: digits to a phone, a letter to an address. */
export function afterSending(progress: Progress, retryAfter: number, now: number): Progress {
  return {
    ...progress,
    step: progress.tab === 'phone' ? 'code' : 'sent',
    sentAt: now,
    retryAt: now + Math.min(retryAfter * 1000, MOST_WAIT),
  };
}
