import type { Notification } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { NotificationGroup, NotificationSkeleton } from '@tulpar/ui/notification-item';
import { SkeletonGroup } from '@tulpar/ui/skeleton';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { useRef, useState, type ReactNode } from 'react';
import { accountTime } from '#app/platform/i18n/account-time.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { byDay, STEP } from '../entries.ts';
import { InboxEntry } from './InboxEntry.tsx';

/** Props of `InboxEntries`. */
export interface InboxEntriesProps {
  /** Undefined until the first answer. */
  notes: readonly Notification[] | undefined;
  isPending: boolean;
  onRetry: () => unknown;
  onRead: (ids: number[]) => void;
  /** Stands for a list that has nothing. */
  empty: ReactNode;
  /** Stands below the last entry. */
  end?: ReactNode;
}

/** Messages grouped by day in the time of the account, eight at a step (NOTIF-15, NOTIF-20), in every state of a list. */
export function InboxEntries({ notes, isPending, onRetry, onRead, empty, end }: InboxEntriesProps) {
  const t = useText();
  const { currency } = useVisitor();
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
    // What was pressed may be gone afterwards: then the list keeps the focus.
    <div ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {byDay(notes.slice(0, shown), currency).map(({ day, notes: entries }) => (
        <NotificationGroup key={day} title={heading(entries[0]?.created_at ?? day)}>
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

/** Name of the account's day a moment lies in. */
function useDayHeading(): (moment: string) => string {
  const t = useText();
  const { currency } = useVisitor();
  const { date } = useDates();
  return (moment) => {
    const at = accountTime(moment, currency);
    const today = accountTime(now(), currency);
    const day = date(at, 'd MMMM');
    const ago = differenceInCalendarDays(today, at);
    if (ago === 0) return t('notifications.today', { date: day });
    if (ago === 1) return t('notifications.yesterday', { date: day });
    return new Date(at).getFullYear() === new Date(today).getFullYear() ? day : date(at, 'd MMMM yyyy');
  };
}
