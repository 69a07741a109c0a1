import { Button } from '@tulpar/ui/button';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { type ReactNode } from 'react';
import { useIsRestricted } from '#app/features/session/index.ts';
import { SafeHtml } from '#app/platform/i18n/html.tsx';
import { useText } from '#app/platform/i18n/intl.tsx';
import { ManagerCard } from './ManagerCard.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { vipClubOptions } from '../queries.ts';
import { LevelTable } from './LevelTable.tsx';
import { OwnStatus } from './OwnStatus.tsx';

/** VIP club: own status, levels and rules; `offers` are the club's offers (NEWS-13 to NEWS-18). */
export function VipClub({ offers }: { offers?: ReactNode }) {
  const t = useText();
  const isSignedIn = useSignedIn();
  const isRestricted = useIsRestricted();
  const { data, error, isPending, refetch } = useQuery(vipClubOptions(useLocale()));
  if (isPending)
    return (
      <SkeletonGroup
        label={t('vip.loading')}
        className="flex flex-col gap-4 px-4 pt-4 tablet:px-6 desktop:px-8"
      >
        <Skeleton className="h-52 rounded-xl" />
        <Skeleton className="h-110 rounded-lg" />
      </SkeletonGroup>
    );
  if (!data)
    return <LoadFailed titleId="vip.failed.title" error={error} onRetry={refetch} className="py-14" />;
  const { me, levels } = data;
  const level = levels.find(({ status }) => status === me?.status) ?? levels[0];
  const next = levels.find(({ status }) => status === me?.next?.status);
  return (
    <div className="flex flex-col gap-4 px-4 pt-4 pb-6 tablet:px-6 desktop:px-8">
      {me && level && (
        <OwnStatus
          me={me}
          level={level}
          place={levels.indexOf(level)}
          nextTitle={next?.title ?? null}
          isRestricted={isRestricted}
        />
      )}
      {!isSignedIn && (
        <section className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface-1 p-4 shadow-card">
          <p className="text-caption text-ink-muted">{t('vip.guest')}</p>
          <Button asChild variant="secondary" className="w-full tablet:w-auto">
            <Link href={href('login')}>{t('nav.login')}</Link>
          </Button>
        </section>
      )}
      {me?.manager && <ManagerCard manager={me.manager} />}
      {offers}
      <LevelTable club={data} />
      <section className="rounded-lg bg-surface-1 p-4 shadow-card">
        <h2 className="mb-2 text-title-sm">{t('vip.rules')}</h2>
        <SafeHtml
          html={data.rules_html}
          className="text-caption text-ink-muted [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-x-8 [&_ul]:gap-y-2 [&_ul]:pl-4.5 desktop:[&_ul]:grid-cols-2"
        />
      </section>
    </div>
  );
}
