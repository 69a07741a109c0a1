import { useEffect, useState, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useText, useFormats } from '../../platform/i18n/intl.tsx';
import { offlineReasonAtom } from '../../platform/network/connectivity.ts';
import { matchRoute } from '../../platform/routing/paths.ts';
import { useLocation, href } from '../../platform/routing/router.tsx';
import { store, useAtomValue } from '../../platform/state/store.ts';
import { routes } from '../../routes.ts';
import { savedSlotAtom, checkAvailability } from '../availability.ts';
import { closedPlayAtom } from '../nav-items.tsx';
import { Button, IconButton } from '@tulpar/ui/button';
import { DotLine } from '@tulpar/ui/dot-line';
import {
  NoConnectionIcon,
  CloseIcon,
  DocumentIcon,
  EmailIcon,
  GiftIcon,
  HistoryIcon,
  LimitsIcon,
} from '@tulpar/ui/icon';
import { ProfileRow, ProfileRowGroup } from '@tulpar/ui/profile-row';
import { moneyAtom } from '../../features/cash-box/index.ts';
import { dropWaitingReads, waitingReadsAtom } from '../../features/notifications/index.ts';
import { useDates } from '../../platform/i18n/use-dates.ts';
import { useQueryClient } from '../../platform/network/query.ts';
import { useSignedIn } from '../../platform/session/scope.tsx';
import { useVisitor } from '../../platform/session/visitor.ts';
import { savedAtAtom } from './restore.ts';
import { systemClock } from '../../platform/network/clock.ts';
import { handOverFocus } from '../../platform/state/lost-focus.ts';

/** Time of the oldest data on this page, ms; the lobby's if the page shows no saved data. */
function usePageMoment(): number | null {
  const queries = useQueryClient();
  const fallback = useAtomValue(savedAtAtom);
  const moment = useSyncExternalStore(
    useCallback((changed) => queries.getQueryCache().subscribe(changed), [queries]),
    () =>
      queries
        .getQueryCache()
        .findAll({ type: 'active' })
        .filter(({ meta, state }) => meta?.saved === 'page' && state.data !== undefined)
        .reduce((oldest, { state }) => Math.min(oldest, state.dataUpdatedAt), Infinity),
  );
  return moment === Infinity ? fallback : moment;
}

/** Formats the time of saved data, with the day unless it is today. */
function useMomentText(): (moment: number) => string {
  const t = useText();
  const { date } = useDates();
  return (moment) => {
    const time = date(moment, 'HH:mm');
    return date(moment, 'yyyy-MM-dd') === date(systemClock.now(), 'yyyy-MM-dd')
      ? time
      : t('offline.dayTime', { date: date(moment, 'd MMMM'), time });
  };
}

/** Features that work offline, shown before the games, which need a network (REACH-06, REACH-07). */
function SavedLobby() {
  const t = useText();
  const signedIn = useSignedIn();
  const isOpen = useAtomValue(closedPlayAtom) === null;
  return (
    <div className="grid items-start gap-5 px-4 pt-4 tablet:px-6 desktop:grid-cols-2 desktop:px-8">
      {signedIn && <SavedBalance />}
      <SavedPages />
      {signedIn && <WaitingReads />}
      {isOpen && (
        <p className="text-body text-pretty text-ink-muted desktop:col-span-2">{t('offline.games')}</p>
      )}
    </div>
  );
}

function SavedBalance() {
  const t = useText();
  const { money } = useFormats();
  const momentText = useMomentText();
  const known = useAtomValue(moneyAtom);
  const { dataUpdatedAt: moment } = useQueryClient().getQueryState(['balance']) ?? { dataUpdatedAt: 0 };
  if (!known || moment === 0) return null;
  return (
    <section className="rounded-lg bg-surface-1 p-4 shadow-card">
      <h2 className="text-caption text-ink-muted">{t('offline.balance', { moment: momentText(moment) })}</h2>
      <p className="slant mt-1 font-display text-display-md text-ink-muted">
        {money(known.total, known.currency)}
      </p>
      <p className="mt-1 text-caption text-pretty text-ink-muted">{t('offline.balanceNote')}</p>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 font-display text-title-sm">{title}</h2>
      {children}
    </section>
  );
}

interface SavedPage {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly moment: number;
}

function useSavedPages(): SavedPage[] {
  const t = useText();
  const { language } = useVisitor();
  const closed = useAtomValue(closedPlayAtom);
  const cache = useQueryClient().getQueryCache();
  const found = (queryKey: readonly unknown[]) =>
    cache.find({ queryKey, exact: false, predicate: ({ state }) => state.data !== undefined });
  const own = [
    { key: ['transactions', 'list'], id: 'history', label: t('page.history'), icon: <HistoryIcon /> },
    { key: ['offers', language], id: 'bonusesReceived', label: t('offline.bonuses'), icon: <GiftIcon /> },
    { key: ['limits'], id: 'limits', label: t('page.limits'), icon: <LimitsIcon /> },
  ] as const;
  const pages = own.flatMap(({ key, id, ...page }) => {
    const read = closed?.closes(id) === true ? undefined : found(key);
    return read ? [{ ...page, href: href(id), moment: read.state.dataUpdatedAt }] : [];
  });
  const texts = cache.findAll({ queryKey: ['staticPage'] }).flatMap(({ queryKey, state }) =>
    queryKey[2] === language && isTitled(state.data)
      ? [
          {
            href: href('staticPage', { slug: String(queryKey[1]) }),
            label: state.data.title,
            icon: <DocumentIcon />,
            moment: state.dataUpdatedAt,
          },
        ]
      : [],
  );
  return [...pages, ...texts];
}

const isTitled = (data: unknown): data is { title: string } =>
  typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string';

function SavedPages() {
  const t = useText();
  const momentText = useMomentText();
  const pages = useSavedPages();
  if (pages.length === 0) return null;
  return (
    <Group title={t('offline.works')}>
      <ProfileRowGroup>
        {pages.map(({ moment, ...page }) => (
          <ProfileRow key={page.href} {...page} note={t('offline.saved', { moment: momentText(moment) })} />
        ))}
      </ProfileRowGroup>
    </Group>
  );
}

/** Notifications marked as read while offline: each mark is sent when back online and can be undone until then. */
function WaitingReads() {
  const t = useText();
  const { date } = useDates();
  const waiting = useAtomValue(waitingReadsAtom);
  if (waiting.length === 0) return null;
  return (
    <Group title={t('offline.waiting')}>
      <ul className="divide-y divide-line rounded-lg bg-surface-1 shadow-card">
        {waiting.map(({ ids, at }) => (
          <li key={at} ref={handOverFocus} className="flex items-center gap-3 py-1 pr-1 pl-4">
            <EmailIcon className="size-5 flex-none text-ink-muted" />
            <span className="min-w-0 flex-1 py-2">
              <span className="block text-body-strong wrap-anywhere">
                {t('offline.read', { count: ids.length })}
              </span>
              <span className="block text-caption text-ink-muted">{date(at, 'HH:mm')}</span>
            </span>
            <IconButton label={t('offline.drop')} icon={<CloseIcon />} onClick={() => dropWaitingReads(at)} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption text-pretty text-ink-muted">{t('offline.waitingNote')}</p>
    </Group>
  );
}

/**
 * States that the page is offline and how old its data is, with a button that checks the network immediately
 * (REACH-05). `isInset`: inside the rounded corners of a panel on wide screens.
 */
function SavedBar({ isInset }: { isInset: boolean }) {
  const t = useText();
  const momentText = useMomentText();
  const moment = usePageMoment();
  const [state, setState] = useState<'rest' | 'checking' | 'failed'>('rest');
  const check = () => {
    setState('checking');
    checkAvailability().catch(() => setState('failed'));
  };
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 bg-warning-soft px-4 py-1 text-warning-ink ${isInset ? 'tablet:mx-6 tablet:rounded-xl' : 'tablet:px-6 desktop:px-8'}`}
    >
      <NoConnectionIcon className="size-5 flex-none" />
      <p role="status" className="min-w-0 flex-1 basis-32 text-body-strong wrap-anywhere">
        {moment === null ? (
          t('networkLoseConnection')
        ) : (
          <DotLine parts={t('offline.bar', { moment: momentText(moment) }).split(' · ')} />
        )}
        {state === 'failed' && <span className="block text-caption">{t('offline.still')}</span>}
      </p>
      <Button
        variant="ghost"
        size="sm"
        busy={state === 'checking'}
        className="-mr-3 px-3! text-warning-ink!"
        onClick={check}
      >
        {t('offline.check')}
      </Button>
    </div>
  );
}

/**
 * Shown over saved pages: the bar, and on the lobby what works offline. Also sets the reason that disabled buttons
 * show for money, games, bonuses and limits (REACH-07).
 */
export function OfflineView() {
  const t = useText();
  const { pathname } = useLocation();
  const reason = t('offline.reason');
  useEffect(() => {
    store.set(offlineReasonAtom, reason);
    return () => store.set(offlineReasonAtom, undefined);
  }, [reason]);
  // Pages without a layout have no slot; the bar then precedes them.
  const slot = useAtomValue(savedSlotAtom);
  const id = matchRoute(pathname)?.id;
  const view = (
    <>
      <SavedBar isInset={id !== undefined && routes[id].frame === 'panel'} />
      {id === 'lobby' && <SavedLobby />}
    </>
  );
  return slot ? createPortal(view, slot) : view;
}
