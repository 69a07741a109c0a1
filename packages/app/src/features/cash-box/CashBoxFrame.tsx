import { cn } from '@tulpar/ui/cn';
import { PageHeader } from '@tulpar/ui/page-header';
import { TabLinks } from '@tulpar/ui/tabs';
import type { ReactNode } from 'react';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { useBack, href, useIsCurrent } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { moneyAtom } from './atoms.ts';
import { RailContext } from './methods/methods.ts';
import { BonusInUse } from '#app/features/bonuses/index.ts';
import { LimitsBrief } from '#app/features/limits/index.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { RecentPayments } from './history/RecentPayments.tsx';

export function CashBoxAside() {
  return (
    <>
      <BonusInUse />
      <RecentPayments most={3} />
      <LimitsBrief />
    </>
  );
}

export interface CashBoxStep {
  title: string;
  back: string;
}

export interface CashBoxFrameProps {
  children: ReactNode;
  /** Step shown instead of the section. Unless the `rail` is next to it, it has its own title and no tabs. */
  step?: CashBoxStep | undefined;
  /** List of methods in a left column on wide screens; needs an `aside`. */
  rail?: ReactNode;
  aside?: ReactNode;
}

/** From this width the list of methods is next to the form. */
const WITH_RAIL = '(min-width: 1360px)';

/**
 * Layout of the cash box: bar with Back, tabs and content (CASH-01, CASH-30); from tablets on with the `aside` as a
 * right column.
 */
export function CashBoxFrame({ children, step: ownStep, rail, aside }: CashBoxFrameProps) {
  const t = useText();
  const isCurrent = useIsCurrent();
  const isRestricted = useIsRestricted();
  // Except from a step, Back leaves the cash box: to the previous page, or the lobby if that page is in it (CASH-30).
  const { href: backHref } = useBack();
  const returnTo = backHref.startsWith('/cash-box/') ? href('lobby') : backHref;
  const tab = (address: string, label: string) => ({ href: address, label, current: isCurrent(address) });
  const isMobile = useMediaQuery(MOBILE);
  const hasRail = useMediaQuery(WITH_RAIL) && rail !== undefined;
  const step = hasRail ? undefined : ownStep;
  const hasAside = aside !== undefined;
  return (
    <div className="flex min-h-dvh flex-col tablet:mx-auto tablet:min-h-0 tablet:max-w-298 tablet:px-6 tablet:pt-3 tablet:pb-10 desktop:mx-0 desktop:px-8">
      <PageHeader
        title={step?.title ?? t('nav.deposit')}
        back={{ href: step?.back ?? returnTo, label: t('common.back') }}
        right={isMobile ? <BarBalance /> : undefined}
        className="tablet:static tablet:-mx-2 tablet:bg-transparent tablet:px-0 tablet:backdrop-blur-none print:hidden"
      />
      {!step && (
        <TabLinks
          label={t('cashBox.tabs')}
          className={cn('tablet:-mx-3 tablet:px-0 print:hidden', ownStep && 'max-[1360px]:hidden')}
          items={[
            ...(isRestricted ? [] : [tab(href('deposit'), t('page.deposit'))]),
            tab(href('withdrawal'), t('cashBox.tab.withdrawal')),
            tab(href('history'), t('cashBox.tab.history')),
            tab(href('statement'), t('page.statement')),
          ]}
        />
      )}
      {/* CSS also hides what a width does not show, because the server may have rendered for another screen size. */}
      <div
        className={cn(
          'flex flex-1 flex-col px-4 pb-6 tablet:grid tablet:flex-none tablet:items-start tablet:gap-6 tablet:px-0 tablet:pt-5',
          ownStep ? 'pt-1' : 'pt-4',
          hasAside && 'tablet:grid-cols-[minmax(0,1fr)_20rem]',
          rail !== undefined && 'min-[1360px]:grid-cols-[minmax(0,21rem)_minmax(0,1fr)_20rem]',
        )}
      >
        {hasRail && <div className="max-[1360px]:hidden">{rail}</div>}
        <div className="flex min-w-0 flex-1 flex-col">
          <RailContext value={hasRail}>{children}</RailContext>
        </div>
        {hasAside && !isMobile && (
          <aside className="grid gap-4 max-tablet:hidden tablet:sticky tablet:top-24">{aside}</aside>
        )}
      </div>
    </div>
  );
}

function BarBalance() {
  const t = useText();
  const { money: format } = useFormats();
  const money = useAtomValue(moneyAtom);
  if (!money) return null;
  return (
    <p className="flex items-baseline gap-1.5 text-caption text-ink-muted">
      <span className="max-[359px]:sr-only">{t('cashBox.balance')}</span>
      <b className="text-body-strong whitespace-nowrap text-ink">{format(money.total, money.currency)}</b>
    </p>
  );
}
