import type { Notification, User } from '@tulpar/api/contract';
import { useToast, type ToastMessage } from '@tulpar/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isPushMoment, offerPush } from '#app/features/push/index.ts';
import { profileOptions, userAtom, welcomeDueAtom } from '#app/features/session/index.ts';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useOpenText } from '#app/platform/i18n/open-text.ts';
import { onReturn, savedViewAtom } from '#app/platform/network/connectivity.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { href, useLocation } from '#app/platform/routing/router.tsx';
import { isRememberedAtom, languagePinnedAtom } from '#app/platform/session/visitor.ts';
import { announceCredit } from '../credit-announcement.ts';
import { shortTitle, toastQueue } from '../inbox.ts';
import { tellServer } from '../commands.ts';
import { claimDepositLog } from '../logged-deposits.ts';
import { notificationsAtom } from '../queries.ts';
import { sendWaitingReads } from '../waiting-reads.ts';
import { store, useAtomValue } from '#app/platform/state/store.ts';
import { noteMoney } from '#app/platform/state/turns.ts';
import { track } from '#app/platform/telemetry/track.ts';

const NONE: readonly Notification[] = [];

/**
 * What a message tells of, by its kind: everything under these keys is read again. None of it is polled while events
 * arrive, and they tell of the message alone.
 */
const TOUCHED: Partial<Record<Notification['sub_type'], readonly string[]>> = {
  // A price of entry may be within reach, and a code may be for those who have paid in.
  commit_deposit: ['profile', 'balance', 'transactions', 'limits', 'statement', 'tournament', 'promoCheck'],
  rollback_deposit: ['transactions'],
  commit_withdrawal: ['transactions', 'statement'],
  rollback_withdrawal: ['balance', 'transactions', 'statement'],
  player_status_change: ['profile', 'vipClub'],
  email_confirmed: ['profile'],
};

/** Messages of money that has moved. */
const MONEY: ReadonlySet<string> = new Set(['commit_deposit', 'commit_withdrawal', 'rollback_withdrawal']);

/** Hashes of the windows that show what became of a payment. */
const RESULTS: ReadonlySet<string> = new Set(['#payment_ok', '#payment_error']);

/** What the result of a payment says itself. */
const OF_RESULT: ReadonlySet<string> = new Set([
  'commit_deposit',
  'rollback_deposit',
  'activate-deposit-bonus',
]);

/** Announces what the welcome window shows. */
const GREETING = 'welcome_gift_fd-bonus';

/**
 * Whether the page is in the language of the profile, in which the server writes its messages: a new browser begins in
 * its own and changes when the profile is read.
 */
function useIsInProfileLanguage(): boolean {
  const language = useLanguage();
  const saved = useAtomValue(userAtom)?.language;
  const isPinned = useAtomValue(languagePinnedAtom);
  return isPinned || saved === language;
}

/**
 * Shows available notifications as toasts, one at a time, tells the server when each appears and when it has gone
 * (NOTIF-05, NOTIF-06, OP-110). What it tells of is read again (NOTIF-08, NEWS-14). A credited deposit is logged
 * (ANALYT-04), the first one as such (NOTIF-09).
 */
export function NotificationToasts() {
  const list = useAtomValue(notificationsAtom).data?.data ?? NONE;
  const toaster = useToast();
  const queries = useQueryClient();
  const words = useWords();
  const shown = useRef(new Set<number>());
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
    const start = () => void tellServer('show', note.id);
    const end = () => void tellServer('close', note.id);
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
      toaster.show({ tone, title, text: body, isNews: true });
    }
    if (isPushMoment(note)) offerPush(store.get(userAtom)?.restriction != null);
    for (const key of TOUCHED[note.sub_type] ?? []) void queries.invalidateQueries({ queryKey: [key] });
    if (isCredit) void logDeposit(note);
  });
  const isRemembered = useAtomValue(isRememberedAtom);
  useEffect(() => {
    if (!isRemembered) return;
    void sendWaitingReads();
    return onReturn(() => void sendWaitingReads());
  }, [isRemembered]);
  const isSaved = useAtomValue(savedViewAtom);
  const isInTheirLanguage = useIsInProfileLanguage();
  useEffect(() => {
    // What was saved is no news.
    if (isSaved || !isInTheirLanguage) return;
    for (const note of toastQueue(list, shown.current)) {
      shown.current.add(note.id);
      announce(note);
    }
  }, [list, isSaved, isInTheirLanguage]);
  return null;
}

/** Amounts of the credited deposits announced here, the oldest first; emptied when the first one is logged. */
type Credits = (number | null)[];

/**
 * Logs the player's first deposit as such by the record that was read after it (NOTIF-09): what was read before says
 * nothing where the page was opened after the deposit, coming back from where it was paid. Several may be credited at
 * once: where all there ever were have been announced, the oldest is the first.
 */
async function trackFirst(credits: Credits, record: Promise<User>): Promise<void> {
  // Without a new record there is nothing to go by: an old one may speak of an earlier deposit.
  const now = await record.catch(() => null);
  const [amount] = credits;
  if (now === null || amount === undefined || credits.length < now.deposits_count) return;
  credits.length = 0;
  track('first-deposit', { amount });
  track('deposit', { amount });
}

/** Props of `Life`. */
interface LifeProps {
  onStart: () => void;
  onEnd: () => void;
  children: string;
}

/** Tells when the toast around it appears and when it has gone for good. */
function Life({ onStart, onEnd, children }: LifeProps) {
  const end = useRef<ReturnType<typeof setTimeout> | null>(null);
  const start = useEffectEvent(onStart);
  const finish = useEffectEvent(onEnd);
  useEffect(() => {
    // An effect may run twice in a row while the element stays: only an end nobody takes back counts.
    if (end.current === null) start();
    else clearTimeout(end.current);
    return () => {
      end.current = setTimeout(() => finish(), 0);
    };
  }, []);
  return children;
}

type Words = Pick<ToastMessage, 'tone' | 'title'> & { text: string };

/** What a toast says: the amount of a credited deposit (NOTIF-07), the reason of a refused one (NOTIF-10), else the server's text. */
function useWords(): (note: Notification) => Words {
  const t = useText();
  const open = useOpenText();
  const { money } = useFormats();
  return ({ sub_type, title, content, data }) => {
    const short = shortTitle(title);
    if (sub_type === 'commit_deposit' && data.amount !== null) {
      const amount = money(data.amount, { decimals: 'auto' });
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
