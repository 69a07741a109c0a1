import type { Notification } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import {
  AlertIcon,
  ChatIcon,
  EmailIcon,
  GiftIcon,
  InfoIcon,
  LevelIcon,
  MoneyInIcon,
  MoneyOutIcon,
  RejectedFileIcon,
  TrophyIcon,
  VerificationIcon,
  VoucherIcon,
  type Icon,
} from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { useId, useRef, useState, type ReactNode } from 'react';
import { closesLinkAtom } from '#app/platform/network/outage.ts';
import { openChat } from '#app/features/chat/index.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDayHeading } from '#app/platform/i18n/day-headings.ts';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { href } from '#app/platform/routing/router.tsx';
import { shortTitle, unreadCount, noteButton, byDay, STEP, type NoteButton } from '../inbox.ts';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';

const tones = {
  neutral: 'bg-surface-2 text-ink-muted',
  accent: 'bg-accent-soft text-accent-ink',
  bonus: 'bg-bonus-soft text-bonus-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

type Look = readonly [Icon, keyof typeof tones];

const looks: Readonly<Record<string, Look>> = {
  commit_deposit: [MoneyInIcon, 'success'],
  commit_withdrawal: [MoneyOutIcon, 'success'],
  rollback_deposit: [AlertIcon, 'danger'],
  rollback_withdrawal: [AlertIcon, 'danger'],
  promo_code_not_valid: [VoucherIcon, 'warning'],
  lottery_ticket_bronze: [VoucherIcon, 'bonus'],
  achievement: [TrophyIcon, 'accent'],
  achievement_gift: [GiftIcon, 'bonus'],
  'welcome_gift_fd-bonus': [GiftIcon, 'bonus'],
  'activate-deposit-bonus': [GiftIcon, 'bonus'],
  'finish-bonus': [GiftIcon, 'success'],
  tournament_start: [TrophyIcon, 'accent'],
  review: [ChatIcon, 'neutral'],
  player_status_change: [LevelIcon, 'accent'],
  email_confirmation_code_send: [EmailIcon, 'neutral'],
  email_confirmed: [EmailIcon, 'success'],
  document_approved: [VerificationIcon, 'success'],
  document_declined: [RejectedFileIcon, 'danger'],
};
const PLAIN: Look = [InfoIcon, 'neutral'];

interface InboxEntryProps {
  note: Notification;
  onRead: () => void;
}

/**
 * One notification. Its action is a button; a link without a label makes the whole entry the link. An unread one
 * without an action has a button that marks it as read (NOTIF-19).
 */
function InboxEntry({ note, onRead }: InboxEntryProps) {
  const t = useText();
  const { money } = useFormats();
  const { date } = useDates();
  const id = useId();
  const { sub_type, title, content, data, created_at } = note;
  const [Sign, tone] = Object.hasOwn(looks, sub_type) ? (looks[sub_type] ?? PLAIN) : PLAIN;
  const isUnread = unreadCount([note]) > 0;
  const use = () => {
    if (isUnread) onRead();
  };
  const closesLink = useAtomValue(closesLinkAtom);
  const action = noteButton(note.action);
  // During a break the text remains, without a link to a page that is closed (SAFE-10).
  const isClosed = action?.kind === 'link' && closesLink?.(action.href);
  const button = isClosed ? null : action;
  const target = button?.kind === 'link' && button.text === null ? button.href : undefined;
  const amount = data.amount === null ? null : money(data.amount);
  const isMoneyIn = sub_type === 'commit_deposit';
  const name = (
    <>
      {isUnread && <span className="sr-only">{t('notifications.new')}: </span>}
      {shortTitle(title)}
    </>
  );
  return (
    <article
      aria-labelledby={id}
      data-unread={isUnread || undefined}
      className={`relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-3.5 max-[239px]:block @2xl:grid-cols-[2.5rem_minmax(0,1fr)_auto_auto] data-unread:before:absolute data-unread:before:top-3.5 data-unread:before:left-0 data-unread:before:h-10 data-unread:before:w-[3px] data-unread:before:rounded-r-[3px] data-unread:before:bg-ink data-unread:before:content-[''] ${target === undefined ? '' : 'hover:bg-surface-2'}`}
    >
      <span
        aria-hidden="true"
        className={`row-span-3 grid size-10 place-items-center self-start @2xl:row-span-2 rounded-[13px_4px_13px_4px] ${tones[tone]}`}
      >
        <Sign aria-hidden="true" className="size-5" />
      </span>
      <h3 id={id} className="min-w-0 font-sans text-body-strong break-words hyphens-auto">
        {target === undefined ? (
          name
        ) : (
          <Link
            href={target}
            onClick={use}
            className="outline-none after:absolute after:inset-0 after:rounded-lg after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus-ring"
          >
            {name}
          </Link>
        )}
      </h3>
      <time
        dateTime={created_at}
        className="pt-0.5 text-caption text-ink-subtle tabular-nums @2xl:col-start-4 @2xl:row-start-1"
      >
        {date(created_at, 'HH:mm')}
      </time>
      <div className="col-start-2 -col-end-1 row-start-2 min-w-0 @2xl:col-end-3">
        <p className="mt-0.5 text-caption break-words text-ink-muted">{content}</p>
        {/* Most texts of the server already contain the amount. */}
        {amount !== null && !content.includes(amount) && (
          <p className={`mt-0.5 text-body-strong ${isMoneyIn ? 'text-success-ink' : 'text-ink'}`}>
            {isMoneyIn ? `+${amount}` : amount}
          </p>
        )}
      </div>
      {target === undefined && (button ?? isUnread) && (
        <div className="relative col-start-2 -col-end-1 row-start-3 mt-3 w-fit max-w-full @2xl:col-start-3 @2xl:col-end-4 @2xl:row-start-1 @2xl:row-end-3 @2xl:mt-0 @2xl:self-center">
          {button ? (
            <Action button={button} isUnread={isUnread} onUse={use} />
          ) : (
            <Button size="sm" variant="secondary" onClick={use}>
              {t('notifications.read')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** Button of a notification (NOTIF-13): opens a page or the chat, in a build without a chat the contacts. */
function Action({ button, isUnread, onUse }: { button: NoteButton; isUnread: boolean; onUse: () => void }) {
  const t = useText();
  const isChat = button.kind === 'chat';
  return (
    <Button asChild size="sm" variant={isUnread ? 'tonal' : 'secondary'}>
      <Link
        href={isChat ? href('contacts') : button.href}
        onClick={(event) => {
          onUse();
          if (isChat && openChat()) event.preventDefault();
        }}
      >
        {button.text ?? t('notifications.chat')}
      </Link>
    </Button>
  );
}

interface InboxEntriesProps {
  /** Undefined until the first response. */
  notes: readonly Notification[] | undefined;
  isPending: boolean;
  onRetry: () => unknown;
  onRead: (ids: number[]) => void;
  /** Action for all notifications, next to the first day. */
  action?: ReactNode;
  empty: ReactNode;
  end?: ReactNode;
}

/** Messages by day in the account's time zone, `STEP` at first (NOTIF-15, NOTIF-20), with loading and error states. */
export function InboxEntries({ notes, isPending, onRetry, onRead, action, empty, end }: InboxEntriesProps) {
  const t = useText();
  const { date } = useDates();
  const heading = useDayHeading();
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLDivElement>(null);
  const firstHead = action === undefined ? '' : 'min-h-9';
  if (isPending) {
    return (
      <SkeletonGroup label={t('notifications.loading')}>
        <div className={`mb-2 flex items-center ${firstHead}`}>
          <Skeleton shape="text" className="my-[3px] h-3 w-20" />
        </div>
        <div className="@container rounded-lg bg-surface-1 shadow-card">
          {['a', 'b', 'c', 'd'].map((row) => (
            <div
              key={row}
              className="flex h-[90px] gap-3 @2xl:h-[72px] border-line px-4 py-3.5 not-first:border-t"
            >
              <Skeleton className="size-10 flex-none rounded-[13px_4px_13px_4px]" />
              <div className="flex flex-1 flex-col gap-2.5 pt-1">
                <Skeleton shape="text" className="h-3.5 w-3/5" />
                <Skeleton shape="text" className="h-3 w-full" />
                <Skeleton shape="text" className="h-3 w-2/5 @2xl:hidden" />
              </div>
            </div>
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (!notes) {
    return <LoadFailed titleId="notifications.failed.title" onRetry={onRetry} />;
  }
  if (notes.length === 0) return empty;
  const rest = notes.length - shown;
  return (
    // The list takes the focus when the pressed element disappears.
    <div ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {byDay(notes.slice(0, shown), (moment) => date(moment, 'yyyy-MM-dd')).map(
        ({ day, notes: entries }, index) => (
          <section key={day} aria-label={heading(day)} className="min-w-0">
            <div
              className={`mb-2 flex flex-wrap items-center justify-between gap-x-3 ${index === 0 ? firstHead : ''}`}
            >
              <h2 className="font-sans text-caption text-ink-muted">{heading(day)}</h2>
              {index === 0 && action}
            </div>
            <ul className="@container overflow-hidden rounded-lg bg-surface-1 shadow-card">
              {entries.map((note) => (
                <li key={note.id} className="border-line not-first:border-t">
                  <InboxEntry
                    note={note}
                    onRead={() => {
                      list.current?.focus({ preventScroll: true });
                      onRead([note.id]);
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {rest > 0 ? (
        <Button
          variant="secondary"
          onClick={() => {
            if (rest <= STEP) list.current?.focus({ preventScroll: true });
            setShown(shown + STEP);
          }}
        >
          {t('notifications.more', { count: Math.min(STEP, rest) })}
        </Button>
      ) : (
        end
      )}
    </div>
  );
}
