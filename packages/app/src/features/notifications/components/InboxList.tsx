import type { Notification } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { AlertIcon, GiftIcon, InfoIcon, MoneyInIcon, MoneyOutIcon, type Icon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { NotificationItem, type NotificationTone } from '@tulpar/ui/notification-item';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useState } from 'react';
import mail from '#app/art/obj-mail.webp';
import { art } from '#app/art/objects.ts';
import { openChat } from '#app/features/chat/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQueryClient } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { shortTitle, unreadCount } from '../inbox.ts';
import { noteButton, type NoteButton } from '../note-action.ts';
import { useReadNotifications } from '../commands.ts';
import { notificationsAtom } from '../queries.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Entries of one step (NOTIF-15). */
const STEP = 8;

const MAIL = { src: mail, width: 176, height: 176, alt: '' };

type Look = readonly [Icon, NotificationTone];

/** Sign of a notification; one the app does not know is plain. */
const looks: Readonly<Record<string, Look>> = {
  commit_deposit: [MoneyInIcon, 'success'],
  commit_withdrawal: [MoneyOutIcon, 'success'],
  rollback_deposit: [AlertIcon, 'danger'],
  rollback_withdrawal: [AlertIcon, 'danger'],
  promo_code_not_valid: [AlertIcon, 'warning'],
  achievement_gift: [GiftIcon, 'bonus'],
  'welcome_gift_fd-bonus': [GiftIcon, 'bonus'],
  'activate-deposit-bonus': [GiftIcon, 'bonus'],
  'finish-bonus': [GiftIcon, 'success'],
};
const PLAIN: Look = [InfoIcon, 'neutral'];

/** The open notifications, newest first, eight at a step (NOTIF-15), in every state the list can be in. */
export function InboxList() {
  const t = useText();
  const queries = useQueryClient();
  const { data, isPending } = useAtomValue(notificationsAtom);
  const [shown, setShown] = useState(STEP);
  const read = useReadNotifications();
  if (isPending) {
    return (
      <SkeletonGroup label={t('notifications.loading')} className="flex flex-col gap-2 px-4 py-2">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} className="h-17 rounded-lg" />
        ))}
      </SkeletonGroup>
    );
  }
  if (!data) {
    return (
      <EmptyState
        art={art.horseshoe}
        title={t('notifications.failed.title')}
        text={t('notifications.failed.text')}
        action={
          <Button
            variant="secondary"
            onClick={() => void queries.refetchQueries({ queryKey: ['notifications'] })}
          >
            {t('notifications.retry')}
          </Button>
        }
      />
    );
  }
  const all = data.data;
  if (all.length === 0) {
    return (
      <EmptyState art={MAIL} title={t('notifications.empty.title')} text={t('notifications.empty.text')} />
    );
  }
  const unread = all.filter((note) => unreadCount([note]) > 0).map(({ id }) => id);
  return (
    <>
      <ul className="divide-y divide-line">
        {all.slice(0, shown).map((note) => (
          <li key={note.id}>
            <Entry note={note} onUse={() => unread.includes(note.id) && read.mutate([note.id])} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 px-4 pt-3 empty:hidden">
        {shown < all.length && (
          <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
            {t('notifications.more')}
          </Button>
        )}
        {unread.length > 0 && (
          <Button variant="ghost" busy={read.isPending} onClick={() => read.mutate(unread)}>
            {t('notifications.readAll')}
          </Button>
        )}
      </div>
    </>
  );
}

/** One notification; `onUse` hears that its button was pressed. */
function Entry({ note, onUse }: { note: Notification; onUse: () => void }) {
  const t = useText();
  const { money } = useFormats();
  const { ago } = useDates();
  const { sub_type, title, content, data, created_at } = note;
  const [Sign, tone] = Object.hasOwn(looks, sub_type) ? (looks[sub_type] ?? PLAIN) : PLAIN;
  const isMoneyIn = sub_type === 'commit_deposit';
  const button = noteButton(note.action);
  return (
    <NotificationItem
      title={shortTitle(title)}
      text={content}
      time={ago(created_at)}
      dateTime={created_at}
      icon={<Sign aria-hidden="true" className="size-5" />}
      tone={tone}
      unreadLabel={unreadCount([note]) > 0 ? t('notifications.new') : undefined}
      amount={
        data.amount === null
          ? undefined
          : {
              value: `${isMoneyIn ? '+' : ''}${money(data.amount, { decimals: 'auto' })}`,
              tone: isMoneyIn ? 'success' : 'plain',
            }
      }
      actions={button && <Action button={button} onUse={onUse} />}
    />
  );
}

/** The button of a notification (NOTIF-13): the chat, or the contacts where there is none, or a page. */
function Action({ button, onUse }: { button: NoteButton; onUse: () => void }) {
  const t = useText();
  const isChat = button.kind === 'chat';
  return (
    <Button asChild size="sm" variant="tonal">
      <Link
        href={isChat ? href('contacts') : button.href}
        onClick={(event) => {
          onUse();
          if (isChat && openChat()) event.preventDefault();
        }}
      >
        {button.text ?? t(isChat ? 'notifications.chat' : 'notifications.follow')}
      </Link>
    </Button>
  );
}
