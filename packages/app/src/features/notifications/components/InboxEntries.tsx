import type { Notification } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { NotificationGroup, NotificationSkeleton } from '@tulpar/ui/notification-item';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { useRef, useState, type ReactNode } from 'react';
import { useDayHeading, useDates } from '#app/platform/i18n/use-dates.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { byDay, STEP } from '../entries.ts';
import { InboxEntry } from './InboxEntry.tsx';

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
