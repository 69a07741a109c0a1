import type { Notification, User } from '@tulpar/api/contract';
import { useToast, type ToastMessage } from '@tulpar/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isPushMoment, offerPush } from '#app/features/push/index.ts';
import { isInForce, profileOptions, userAtom, welcomeDueAtom } from '#app/features/session/index.ts';
import { now } from '#app/platform/network/clock.ts';
import { useFormats, useLanguage, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { onReturn, savedViewAtom } from '#app/platform/network/connectivity.ts';
import { changedBy, useQueryClient } from '#app/platform/network/query.ts';
import { href, useLocation } from '#app/platform/routing/router.tsx';
import { isRememberedAtom, languagePinnedAtom } from '#app/platform/session/visitor.ts';
import { mayShowAtom } from '../atoms.ts';
import { announceCredit, claimDepositLog } from '../credit-announcement.ts';
import { shortTitle, toastQueue, unreadCount } from '../inbox.ts';
import { reportNotification, sendWaitingReads } from '../commands.ts';
import { notificationsAtom } from '../queries.ts';
import { store, useAtomValue } from '#app/platform/state/store.ts';
import { noteMoney } from '#app/platform/state/overlay-turns.ts';
import { track } from '#app/platform/telemetry/track.ts';

const NONE: readonly Notification[] = [];

const MONEY: ReadonlySet<string> = new Set(['commit_deposit', 'commit_withdrawal', 'rollback_withdrawal']);

/** URL hashes that open a window with a payment result. */
const RESULTS: ReadonlySet<string> = new Set(['#payment_ok', '#payment_error']);

/** Types of notifications that say the same as a payment result. */
const OF_RESULT: ReadonlySet<string> = new Set([
  'commit_deposit',
  'rollback_deposit',
  'activate-deposit-bonus',
]);

/** Type of the notification that says the same as the welcome window. */
const GREETING = 'welcome_gift_fd-bonus';

/**
 * Whether the profile, whose restriction may hide messages, has loaded, and the page is in the profile's language, in
 * which the server writes messages, or in one chosen since the page loaded. A new browser starts in its own language.
 */
function useIsProfileApplied(): boolean {
  const language = useLanguage();
  const user = useAtomValue(userAtom);
  const isPinned = useAtomValue(languagePinnedAtom);
  return user !== null && (isPinned || user.language === language);
}

/**
 * Shows notifications as toasts, one at a time, and reports each as shown and closed (NOTIF-05, NOTIF-06,
 * OP-110). Invalidates the affected queries (NOTIF-08, NEWS-14). Logs credited deposits (ANALYT-04), the
 * first one separately (NOTIF-09). Sends queued read marks; offers push notifications after some messages.
 */
export function NotificationToasts() {
  const list = useAtomValue(notificationsAtom).data?.data ?? NONE;
  const mayShow = useAtomValue(mayShowAtom);
  const toaster = useToast();
  const queries = useQueryClient();
  const words = useWords();
  const shown = useRef(new Set<number>());
  const announced = useRef(new Map<number, () => void>());
  const credits = useRef<Credits>([]);
  const logDeposit = async ({ id, data: { amount } }: Notification) => {
    if (!(await claimDepositLog(id))) return;
    track('deposit_success', { amount });
    credits.current.push(amount);
    await trackFirst(credits.current, queries.fetchQuery({ ...profileOptions, staleTime: 0 }));
  };
  const { hash, pathname, search } = useLocation();
  const isResult =
    RESULTS.has(hash) || (pathname === href('history') && new URLSearchParams(search).has('tx'));
  const isOnScreen = ({ sub_type }: Notification) =>
    (isResult && OF_RESULT.has(sub_type)) || (sub_type === GREETING && store.get(welcomeDueAtom));
  const announce = useEffectEvent((note: Notification) => {
    const { amount } = note.data;
    const isCredit = note.sub_type === 'commit_deposit';
    const start = () => void reportNotification('show', note.id);
    const end = () => void reportNotification('close', note.id);
    if (MONEY.has(note.sub_type) || isPushMoment(note)) noteMoney();
    if (isOnScreen(note) || (isCredit && amount !== null && !announceCredit('notification', amount))) {
      start();
      end();
    } else {
      const { tone, title, text } = words(note);
      const body = (
        <Life onStart={start} onEnd={end}>
          {text}
        </Life>
      );
      announced.current.set(note.id, toaster.show({ tone, title, text: body, isNews: true }));
    }
    if (isPushMoment(note)) offerPush(isInForce(store.get(userAtom)?.restriction, now()));
    // The message may be the only news of a change, so refetch what it affects.
    void queries.invalidateQueries(changedBy(note.sub_type));
    if (isCredit) void logDeposit(note);
  });
  const isRemembered = useAtomValue(isRememberedAtom);
  useEffect(() => {
    if (!isRemembered) return;
    void sendWaitingReads();
    return onReturn(() => void sendWaitingReads());
  }, [isRemembered]);
  const isSaved = useAtomValue(savedViewAtom);
  const isApplied = useIsProfileApplied();
  useEffect(() => {
    // A saved view contains nothing new; without the profile no message may be shown yet.
    if (isSaved || !isApplied) return;
    for (const note of toastQueue(list.filter(mayShow), shown.current)) {
      shown.current.add(note.id);
      announce(note);
    }
  }, [list, isSaved, isApplied, mayShow]);
  useEffect(() => {
    if (list === NONE) return;
    // Close the toasts of messages that were read or, in another tab, closed.
    const open = new Set(list.filter((note) => mayShow(note) && unreadCount([note]) > 0).map(({ id }) => id));
    for (const [id, close] of announced.current) {
      if (open.has(id)) continue;
      announced.current.delete(id);
      close();
    }
  }, [list, mayShow]);
  return null;
}

/** Amounts of the deposits logged by this page, oldest first; cleared once the first deposit is logged. */
type Credits = (number | null)[];

/**
 * Logs the player's first deposit (NOTIF-09): if this page logged all deposits ever made, the oldest is the first.
 * `record` must be requested after the deposit, since an earlier profile may not include it.
 */
async function trackFirst(credits: Credits, record: Promise<User>): Promise<void> {
  // Without a fresh profile the number of deposits is not reliable, so log nothing.
  const now = await record.catch(() => null);
  const [amount] = credits;
  if (now === null || amount === undefined || credits.length < now.deposits_count) return;
  credits.length = 0;
  track('first-deposit', { amount });
  track('deposit', { amount });
}

/** Calls `onStart` when the toast around this component appears and `onEnd` when the toast is gone. */
function Life({ onStart, onEnd, children }: { onStart: () => void; onEnd: () => void; children: string }) {
  const end = useRef<ReturnType<typeof setTimeout> | null>(null);
  const start = useEffectEvent(onStart);
  const finish = useEffectEvent(onEnd);
  useEffect(() => {
    // In Strict Mode an effect runs twice, so an end counts only if no start follows it.
    if (end.current === null) start();
    else clearTimeout(end.current);
    return () => {
      end.current = setTimeout(() => finish(), 0);
    };
  }, []);
  return children;
}

type Words = Pick<ToastMessage, 'tone' | 'title'> & { text: string };

/**
 * Returns a function for the look and text of a toast: the amount of a credited deposit (NOTIF-07), the reason of a
 * refused one (NOTIF-10), else the server's text.
 */
function useWords(): (note: Notification) => Words {
  const t = useText();
  const open = useOpenText();
  const { money } = useFormats();
  return ({ sub_type, title, content, data }) => {
    const short = shortTitle(title);
    if (sub_type === 'commit_deposit' && data.amount !== null) {
      const amount = money(data.amount);
      return { tone: 'success', title: short, text: t('notifications.deposit', { amount }) };
    }
    if (sub_type === 'rollback_deposit') {
      const reason =
        open(`PAYMENT_ERRORS.${(data.content ?? '').toUpperCase()}`) ?? t('API_ERRORS.WITHDRAWAL_ERROR');
      return { tone: 'error', title: short, text: reason };
    }
    return { tone: sub_type.startsWith('rollback') ? 'error' : 'info', title: short, text: content };
  };
}
