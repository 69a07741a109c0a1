import type { Notification } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useRef, useState, type ReactNode } from 'react';
import { useDayHeading, useDates } from '#app/platform/i18n/use-dates.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { byDay, STEP } from '../inbox.ts';
import { InboxEntry } from './InboxEntry.tsx';

export interface InboxEntriesProps {
  /** Undefined until the first response. */
  notes: readonly Notification[] | undefined;
  isPending: boolean;
  onRetry: () => unknown;
  onRead: (ids: number[]) => void;
  /** What the player can do with all of them, next to the first day. */
  action?: ReactNode;
  empty: ReactNode;
  end?: ReactNode;
}

/**
 * Messages by day in the account's time zone, eight per step (NOTIF-15, NOTIF-20), with loading and error
 * states.
 */
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
    // The pressed element may disappear; the list then gets the focus.
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
