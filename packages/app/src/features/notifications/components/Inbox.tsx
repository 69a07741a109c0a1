import { CounterBadge } from '@tulpar/ui/badge';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { FilterChip } from '@tulpar/ui/filter-chip';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import mail from '#app/art/obj-mail.webp';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useReadNotifications } from '../commands.ts';
import {
  filtered,
  FILTERS,
  MOST,
  RETENTION_DAYS,
  type InboxView,
  historyOptions,
  unreadCount,
} from '../inbox.ts';
import { mayShowAtom, unreadAtom } from '../atoms.ts';
import { notificationsAtom } from '../queries.ts';
import { InboxEntries } from './InboxEntries.tsx';

const MAIL = { src: mail, width: 300, height: 300, alt: '' };

/** Selected tab and filter; the parent page or window stores them. */
export interface InboxProps {
  view: InboxView;
  onView: (view: InboxView) => void;
}

/** The player's messages in two tabs: new ones, and all with filters (NOTIF-16). */
export function Inbox({ view, onView }: InboxProps) {
  const t = useText();
  const unread = useAtomValue(unreadAtom);
  return (
    <Tabs
      label={t('notifications.tabs')}
      value={view.tab}
      onValueChange={(tab) => onView({ tab, filter: 'all' })}
      items={[
        {
          value: 'new',
          label: t('notifications.tab.new'),
          badge: (
            <CounterBadge
              tone="neutral"
              count={unread}
              label={t('notifications.unread', { count: unread })}
            />
          ),
        },
        { value: 'history', label: t('notifications.tab.history') },
      ]}
    >
      <TabPanel value="new" className="pt-4">
        <NewMessages />
      </TabPanel>
      <TabPanel value="history" className="pt-4">
        <History view={view} onView={onView} />
      </TabPanel>
    </Tabs>
  );
}

function useRetry() {
  const queries = useQueryClient();
  return () => queries.refetchQueries({ queryKey: ['notifications'] });
}

function NewMessages() {
  const t = useText();
  const { data, isPending } = useAtomValue(notificationsAtom);
  const read = useReadNotifications();
  const retry = useRetry();
  const mayShow = useAtomValue(mayShowAtom);
  const notes = data?.data.filter(mayShow);
  const unread = (notes ?? []).filter((note) => unreadCount([note]) > 0).map(({ id }) => id);
  return (
    <InboxEntries
      notes={notes}
      isPending={isPending}
      onRetry={retry}
      onRead={read.mutate}
      action={
        unread.length > 0 && (
          <Button
            variant="ghost"
            size="xs"
            className="-mr-2"
            busy={read.isPending}
            onClick={({ currentTarget }) => {
              // The button disappears, so focus the list.
              currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });
              read.mutate(unread);
            }}
          >
            {t('notifications.readAll')}
          </Button>
        )
      }
      empty={
        <EmptyState
          art={MAIL}
          title={t('notifications.empty.title')}
          text={t('notifications.empty.text')}
          action={
            <ButtonLink href={href('profileSettings')} variant="secondary">
              {t('notifications.settings')}
            </ButtonLink>
          }
        />
      }
    />
  );
}

function History({ view, onView }: InboxProps) {
  const t = useText();
  const { language } = useVisitor();
  const { data, isPending } = useQuery(historyOptions(language));
  const read = useReadNotifications();
  const retry = useRetry();
  const { filter } = view;
  const mayShow = useAtomValue(mayShowAtom);
  const notes = data?.filter(mayShow);
  return (
    <>
      <div
        role="group"
        aria-label={t('notifications.filters')}
        className="-mx-4 mb-3 flex scrollbar-none gap-2 overflow-x-auto px-4 py-1"
      >
        {FILTERS.map((one) => (
          <FilterChip
            key={one}
            label={t(`notifications.filter.${one}`)}
            pressed={one === filter}
            onClick={() => onView({ tab: 'history', filter: one })}
          />
        ))}
      </div>
      <InboxEntries
        key={filter}
        notes={notes && filtered(notes, filter)}
        isPending={isPending}
        onRetry={retry}
        onRead={read.mutate}
        empty={
          <EmptyState
            art={MAIL}
            title={t('notifications.history.empty.title')}
            text={t(
              filter === 'all' ? 'notifications.history.empty.text' : 'notifications.history.empty.filtered',
            )}
            action={
              filter !== 'all' && (
                <Button variant="secondary" onClick={() => onView({ tab: 'history', filter: 'all' })}>
                  {t('notifications.filter.all')}
                </Button>
              )
            }
          />
        }
        end={
          <p className="text-center text-caption text-ink-subtle">
            {data && data.length >= MOST
              ? t('notifications.latest', { count: MOST })
              : t('notifications.retention', { count: RETENTION_DAYS })}
          </p>
        }
      />
    </>
  );
}
