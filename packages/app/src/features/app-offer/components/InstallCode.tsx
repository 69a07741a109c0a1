import { Button } from '@tulpar/ui/button';
import { RefreshIcon } from '@tulpar/ui/icon';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { codeAddress, useIsOver } from '../install-link.ts';
import { signInLinkOptions } from '../install-queries.ts';
import { QrCode } from './QrCode.tsx';

/**
 * QR code for opening the app on a phone (CONT-06). For a player it holds a one-time sign-in link that
 * expires after some minutes; for a guest, or a server without such links, the plain address.
 */
export function InstallCode() {
  const t = useText();
  const { date } = useDates();
  const signedIn = useSignedIn();
  const { data, isFetching, refetch } = useQuery({ ...signInLinkOptions, enabled: signedIn });
  const link = signedIn ? (data ?? null) : null;
  const isOver = useIsOver(link?.expires_at ?? null);
  const until = link ? date(link.expires_at, 'HH:mm') : '';
  const note = isOver
    ? t('install.code.over')
    : link
      ? t('install.code.link', { time: until })
      : t('install.code.plain');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="size-[168px] shrink-0 rounded-lg bg-white p-1.5">
        {isFetching ? (
          <Skeleton className="size-full rounded-lg" />
        ) : (
          <div className={isOver ? 'size-full opacity-20' : 'size-full'}>
            <QrCode value={codeAddress(link)} label={t('install.code.label')} />
          </div>
        )}
      </div>
      <div className="min-w-0 flex-[1_1_180px]">
        <p className="text-body-strong">{t('install.code.title')}</p>
        <p role="status" className="mt-1 text-caption text-turquoise-spark">
          {note}
        </p>
        {link && (
          <Button
            variant="pearl"
            size="sm"
            className="mt-3"
            busy={isFetching}
            icon={<RefreshIcon aria-hidden="true" />}
            onClick={() => void refetch()}
          >
            {t('install.code.renew')}
          </Button>
        )}
      </div>
    </div>
  );
}
