import type { VipClub as Club, VipLevel } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { ChatIcon } from '@tulpar/ui/icon';
import { SegmentedProgress } from '@tulpar/ui/loader';
import { Picture } from '@tulpar/ui/picture';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import type { ReactNode } from 'react';
import { openChat } from '#app/features/chat/index.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { SafeHtml } from '#app/platform/i18n/html.tsx';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { LoadFailed, LoadFailedNotice } from '#app/platform/loading/LoadFailed.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useLastData } from '#app/platform/state/last-value.ts';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useLocale } from '#app/platform/session/visitor.ts';
import { vipClubOptions } from '../queries.ts';
import { crownOf, useLevelTexts } from '../texts.ts';
import { LevelTable } from './LevelTable.tsx';

/** VIP club: own status, manager, levels and rules; `offers`: section with the VIP offers (NEWS-13 to NEWS-18). */
export function VipClub({ offers }: { offers?: ReactNode }) {
  const t = useText();
  const isSignedIn = useSignedIn();
  const isRestricted = useIsRestricted();
  const locale = useLocale();
  const query = useQuery(vipClubOptions(locale));
  const { error, isPending, refetch } = query;
  const data = useLastData(query, locale.currency);
  if (isPending)
    return (
      <SkeletonGroup
        label={t('vip.loading')}
        className="flex flex-col gap-4 px-4 pt-4 tablet:px-6 desktop:px-8"
      >
        <Skeleton className="h-57 rounded-xl" />
        <Skeleton className="h-140 rounded-lg desktop:h-110" />
        <Skeleton className="h-60 rounded-lg desktop:h-34" />
      </SkeletonGroup>
    );
  if (!data)
    return <LoadFailed titleId="vip.failed.title" error={error} onRetry={refetch} className="py-14" />;
  const { me, levels } = data;
  const level = levels.find(({ status }) => status === me?.status) ?? levels[0];
  const next = levels.find(({ status }) => status === me?.next?.status);
  return (
    <div className="flex flex-col gap-4 px-4 pt-4 pb-6 tablet:px-6 desktop:px-8">
      {query.data === undefined && <LoadFailedNotice titleId="common.notUpdated" onRetry={refetch} />}
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
          <ButtonLink href={href('login')} variant="secondary" className="w-full tablet:w-auto">
            {t('nav.login')}
          </ButtonLink>
        </section>
      )}
      {me?.manager && <ManagerCard manager={me.manager} />}
      {offers}
      <LevelTable club={data} />
      <section className="rounded-lg bg-surface-1 p-4 shadow-card">
        <h2 className="mb-2 text-title-sm">{t('vip.rules')}</h2>
        <SafeHtml
          html={data.rules_html}
          className="text-caption text-ink-muted [&_ul]:grid [&_ul]:grid-cols-1 [&_ul]:list-disc [&_ul]:wrap-anywhere [&_ul]:gap-x-8 [&_ul]:gap-y-2 [&_ul]:pl-4.5 [&_ul]:text-pretty desktop:[&_ul]:grid-cols-2"
        />
      </section>
    </div>
  );
}

export interface OwnStatusProps {
  me: NonNullable<Club['me']>;
  level: VipLevel;
  place: number;
  nextTitle: string | null;
  /** True during a restriction, when stakes are not mentioned (NEWS-16). */
  isRestricted: boolean;
}

export function OwnStatus({ me, level, place, nextTitle, isRestricted }: OwnStatusProps) {
  const t = useText();
  const { date } = useDates();
  const { sum, amount, span, share } = useLevelTexts();
  return (
    <section className="relative isolate overflow-hidden rounded-xl p-4.5 backdrop-onyx tablet:p-7">
      <div className="backdrop-pattern absolute inset-0 -z-30" />
      <Picture
        image={crownOf(place)}
        loading="priority"
        className="pointer-events-none absolute top-8 right-1 -z-20 size-35 object-contain tablet:top-3 tablet:right-10 tablet:size-60"
      />
      <p className="w-fit rounded-sm bg-black/45 px-2.5 py-1 text-[0.75rem] leading-4 font-[650]">
        {t('vip.until', { date: date(me.valid_until, 'd MMMM') })}
      </p>
      <h2 className="slant mt-3 max-w-[60%] font-display text-[2.25rem] leading-10 font-extrabold max-[359px]:text-[1.875rem] max-[359px]:leading-9 wrap-anywhere tablet:text-[2.75rem] tablet:leading-12">
        {level.title}
      </h2>
      <p className="mt-1 max-w-[60%] text-caption text-onyx-spark">
        {t('vip.promise', {
          percent: share(level),
          time: span(level.review_minutes),
          amount: amount(level.daily_limit),
        })}
      </p>
      {!isRestricted && (
        <div className="mt-5">
          {me.next !== null && (
            <SegmentedProgress
              tone="ink"
              segments={24}
              // Fixed colours: the card is dark in both themes.
              className="h-3.5 tablet:max-w-[58%] [--ink:#f7f1e9] [--surface-3:rgb(255_255_255/0.2)]"
              label={t('vip.progress')}
              value={Math.min(me.staked, me.next.stake_from)}
              max={me.next.stake_from}
              valueText={t('vip.progressOf', { staked: sum(me.staked), from: sum(me.next.stake_from) })}
            />
          )}
          <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-caption wrap-anywhere text-onyx-spark tablet:max-w-[58%]">
            <span>{t('vip.staked', { amount: sum(me.staked) })}</span>
            {me.next !== null && nextTitle !== null && (
              <span>{t('vip.next', { level: nextTitle, amount: sum(me.next.stake_from) })}</span>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

type Manager = NonNullable<NonNullable<Club['me']>['manager']>;

/**
 * The player's manager, until when they are available, and a contact button (NEWS-18). In a build without a chat the
 * button leads to the contacts.
 */
export function ManagerCard({ manager }: { manager: Manager }) {
  const t = useText();
  const { date } = useDates();
  const go = useGo();
  const { name, photo_url, available_until } = manager;
  return (
    <section className="rounded-lg bg-surface-1 p-4 shadow-card">
      <div className="flex items-center gap-3.5">
        <Picture
          image={imageSource(photo_url, { width: 56, height: 56, alt: '' })}
          className="size-14 rounded-[18px_6px_18px_6px] object-cover"
          fallback={
            <span
              aria-hidden="true"
              className="slant grid size-14 flex-none place-items-center rounded-[18px_6px_18px_6px] bg-brand font-display text-title-md text-on-brand"
            >
              {[...name][0]}
            </span>
          }
        />
        <div className="min-w-0">
          <h2 className="text-caption text-ink-muted">{t('vip.manager.title')}</h2>
          <p className="text-body-strong wrap-anywhere">{name}</p>
          <p
            className={
              available_until === null ? 'text-caption text-ink-muted' : 'text-caption text-success-ink'
            }
          >
            {available_until === null
              ? t('vip.manager.away')
              : t('vip.manager.until', { time: date(available_until, 'HH:mm') })}
          </p>
        </div>
      </div>
      <p className="mt-3 text-caption text-ink-muted">{t('vip.manager.text')}</p>
      <Button
        block
        className="mt-3"
        icon={<ChatIcon />}
        onClick={() => {
          if (!openChat()) go(href('contacts'));
        }}
      >
        {t('vip.manager.write')}
      </Button>
    </section>
  );
}
