import type { SessionInfo } from '@tulpar/api/contract';
import { hasCode } from '@tulpar/api/errors';
import { Button } from '@tulpar/ui/button';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { StatusLabel } from '@tulpar/ui/status-label';
import { useToast } from '@tulpar/ui/toast';
import { useId, useState } from 'react';
import { isSilent } from '#app/features/session/index.ts';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { lacksCall } from '#app/platform/network/api.ts';
import { useCommand } from '#app/platform/network/command.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { endOtherSession, sessionsOptions } from '../commands.ts';

/** The player's sessions, with buttons to end one or all (SEC-07, SEC-08). */
export function SessionsSection({ onLogOutEverywhere }: { onLogOutEverywhere: () => void }) {
  const t = useText();
  const { data, error, isPending, refetch } = useQuery(sessionsOptions);
  if (lacksCall(error)) return null;
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title" tabIndex={-1} className="font-display text-title-sm outline-none">
        {t('sessions.title')}
      </h2>
      <p className="mt-1 text-caption text-ink-muted">
        {t(data?.data.length === 1 ? 'sessions.onlyThis' : 'sessions.text')}
      </p>
      <div className="mt-3">
        {data ? (
          <ul
            aria-label={t('sessions.title')}
            className="divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card"
          >
            {data.data.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        ) : isPending ? (
          <SkeletonGroup
            label={t('sessions.loading')}
            className="grid gap-2.5 rounded-lg bg-surface-1 px-4 py-3.5 shadow-card"
          >
            <Skeleton shape="text" className="h-3.5 w-2/5" />
            <Skeleton shape="text" className="h-3 w-3/5" />
            <Skeleton shape="text" className="h-3 w-1/2" />
          </SkeletonGroup>
        ) : (
          <LoadFailedNotice titleId="sessions.loadFailed" onRetry={refetch} />
        )}
      </div>
      <Button block variant="ghost" className="mt-2" onClick={onLogOutEverywhere}>
        {t('sessions.everywhere')}
      </Button>
    </section>
  );
}

function SessionRow({ session }: { session: SessionInfo }) {
  const t = useText();
  const { date } = useDates();
  const country = useCountryName(session.country);
  const { show } = useToast();
  const id = useId();
  const [isEnding, setEnding] = useState(false);
  const { mutate } = useCommand(endOtherSession, {
    invalidates: [sessionsOptions],
    onStart: () => setEnding(true),
    onSuccess() {
      show({ tone: 'success', title: t('sessions.ended') });
      // The row with the pressed button disappears, so focus the heading.
      document.getElementById('sessions-title')?.focus({ preventScroll: true });
    },
    onError(error) {
      setEnding(false);
      // The session has already ended; the refetched list shows that.
      if (hasCode(error, 'SESSION_NOT_FOUND') || isSilent(error)) return;
      show({ tone: 'error', title: t('sessions.endFailed') });
    },
  });
  const title = [session.device, session.browser].filter(Boolean).join(', ') || t('sessions.unknown');
  const at = (moment: string) => date(moment, 'dd.MM.yyyy HH:mm');
  const details = [
    ...(country === null ? [] : [t('sessions.country', { country })]),
    t('sessions.started', { date: at(session.started_at) }),
    t('sessions.used', { date: at(session.last_used_at) }),
  ];
  return (
    <li aria-labelledby={id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">
        <p id={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body-strong">
          {title}
          {session.is_current && <StatusLabel tone="success" label={t('sessions.current')} />}
        </p>
        {details.map((detail) => (
          <p key={detail} className="text-caption text-ink-muted">
            {detail}
          </p>
        ))}
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="sm"
          busy={isEnding}
          aria-label={t('sessions.endLabel', { device: title })}
          onClick={() => mutate(session.id)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Name of a country in the page's language; the code where the browser has no name. */
function useCountryName(code: string | null): string | null {
  const language = useLanguage();
  if (code === null) return null;
  try {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return names.resolvedOptions().locale.startsWith(language) ? (names.of(code) ?? code) : code;
  } catch {
    return code;
  }
}
