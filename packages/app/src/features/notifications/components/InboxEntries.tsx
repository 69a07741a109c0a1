import type { Notification } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import {
  NotificationGroup,
  NotificationSkeleton,
  NotificationItem,
  type NotificationTone,
} from '@tulpar/ui/notification-item';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { useRef, useState, type ReactNode } from 'react';
import { useDayHeading, useDates } from '#app/platform/i18n/use-dates.ts';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { byDay, STEP } from '../entries.ts';
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
import { openChat } from '#app/features/chat/index.ts';
import { href } from '#app/platform/routing/router.tsx';
import { shortTitle, unreadCount, noteButton, type NoteButton } from '../inbox.ts';

export interface InboxEntriesProps {
  /** Undefined until the first response. */
  notes: readonly Notification[] | undefined;
  isPending: boolean;
  onRetry: () => unknown;
  onRead: (ids: number[]) => void;
  /** Empty state. */
  empty: ReactNode;
  /** Shown below the last entry. */
  end?: ReactNode;
}

/**
 * Messages by day in the account's time zone, eight per step (NOTIF-15, NOTIF-20), with loading and error
 * states.
 */
export function InboxEntries({ notes, isPending, onRetry, onRead, empty, end }: InboxEntriesProps) {
  const t = useText();
  const { date } = useDates();
  const heading = useDayHeading();
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLDivElement>(null);
  if (isPending) {
    return (
      <SkeletonGroup label={t('notifications.loading')}>
        <NotificationSkeleton rows={4} />
      </SkeletonGroup>
    );
  }
  if (!notes) {
    return <LoadFailed titleId="notifications.failed.title" onRetry={onRetry} />;
  }
  if (notes.length === 0) return empty;
  const rest = notes.length - shown;
  return (
    // The pressed element may disappear; the list then gets the focus.
    <div ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {byDay(notes.slice(0, shown), (moment) => date(moment, 'yyyy-MM-dd')).map(({ day, notes: entries }) => (
        <NotificationGroup key={day} title={heading(day)}>
          {entries.map((note) => (
            <InboxEntry
              key={note.id}
              note={note}
              onRead={() => {
                list.current?.focus({ preventScroll: true });
                onRead([note.id]);
              }}
            />
          ))}
        </NotificationGroup>
      ))}
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

type Look = readonly [Icon, NotificationTone];

/** Icon per notification type; unknown types have a plain one. */
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
  /** Called when an unread entry is opened or marked as read. */
  onRead: () => void;
}

/**
 * One notification. Its action is a button below the text or, without a text, the entry itself. Without an
 * action it has a button that marks it as read (NOTIF-19).
 */
function InboxEntry({ note, onRead }: InboxEntryProps) {
  const t = useText();
  const { money } = useFormats();
  const { date } = useDates();
  const { sub_type, title, content, data, created_at } = note;
  const [Sign, tone] = Object.hasOwn(looks, sub_type) ? (looks[sub_type] ?? PLAIN) : PLAIN;
  const isUnread = unreadCount([note]) > 0;
  const use = () => {
    if (isUnread) onRead();
  };
  const button = noteButton(note.action);
  const target = button?.kind === 'link' && button.text === null ? button.href : undefined;
  const amount = data.amount === null ? null : money(data.amount);
  const isMoneyIn = sub_type === 'commit_deposit';
  const actions = button ? (
    <Action button={button} isUnread={isUnread} onUse={use} />
  ) : isUnread ? (
    <Button size="sm" variant="secondary" onClick={use}>
      {t('notifications.read')}
    </Button>
  ) : undefined;
  return (
    <NotificationItem
      title={shortTitle(title)}
      text={content}
      time={date(created_at, 'HH:mm')}
      dateTime={created_at}
      icon={<Sign aria-hidden="true" className="size-5" />}
      tone={tone}
      unreadLabel={isUnread ? t('notifications.new') : undefined}
      amount={
        // Most texts already contain the amount.
        amount === null || content.includes(amount)
          ? undefined
          : { value: `${isMoneyIn ? '+' : ''}${amount}`, tone: isMoneyIn ? 'success' : 'plain' }
      }
      href={target}
      onFollow={use}
      actions={target === undefined ? actions : undefined}
    />
  );
}

interface ActionProps {
  button: NoteButton;
  isUnread: boolean;
  onUse: () => void;
}

/** Button of a notification (NOTIF-13): opens the chat, the contacts if there is none, or a page. */
function Action({ button, isUnread, onUse }: ActionProps) {
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
