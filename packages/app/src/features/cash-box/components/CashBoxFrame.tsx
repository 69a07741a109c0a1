import { PageHeader } from '@tulpar/ui/page-header';
import { TabLinks } from '@tulpar/ui/tabs';
import type { ReactNode } from 'react';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { useBack } from '#app/platform/routing/back-link.ts';
import { href, useIsCurrent } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { moneyAtom } from '../atoms.ts';

/** A step inside a section of the cash box: its title, and the address of the section it leads back to. */
export interface CashBoxStep {
  title: string;
  back: string;
}

/** Props of `CashBoxFrame`. */
export interface CashBoxFrameProps {
  children: ReactNode;
  /** The step shown instead of a whole section; it has its own bar and no tabs. */
  step?: CashBoxStep | undefined;
}

/** Bar, tabs and column of the cash box (CASH-01, CASH-30); a panel beside the sidebar on wide screens. */
export function CashBoxFrame({ children, step }: CashBoxFrameProps) {
  const t = useText();
  const isCurrent = useIsCurrent();
  // Never the cash box itself; without a page before it the main page (CASH-30).
  const kept = useBack();
  const returnTo = kept.startsWith('/cash-box/') ? href('lobby') : kept;
  const tab = (address: string, label: string) => ({ href: address, label, current: isCurrent(address) });
  return (
    <div className="min-h-dvh tablet:bg-[color-mix(in_srgb,var(--canvas)_60%,#000)] tablet:px-6 tablet:py-8 tablet:light:bg-surface-3">
      <div className="mx-auto flex min-h-dvh max-w-160 flex-col tablet:min-h-0 tablet:rounded-2xl tablet:bg-canvas tablet:pt-2 tablet:shadow-[0_0_0_1px_var(--line),var(--float)]">
        <PageHeader
          title={step?.title ?? t('cashBox.title')}
          back={{ href: step?.back ?? returnTo, label: t('cashBox.back') }}
          right={<BarBalance />}
          className="tablet:static tablet:bg-transparent tablet:px-4 tablet:backdrop-blur-none print:hidden"
        />
        {!step && (
          <TabLinks
            label={t('cashBox.tabs')}
            className="tablet:px-3 print:hidden"
            items={[
              tab(href('deposit'), t('cashBox.tab.deposit')),
              tab(href('withdrawal'), t('cashBox.tab.withdrawal')),
              tab(href('history'), t('cashBox.tab.history')),
              tab(href('statement'), t('page.statement')),
            ]}
          />
        )}
        <div className={`flex flex-1 flex-col px-4 pb-6 tablet:px-6 tablet:pt-4 ${step ? 'pt-1' : 'pt-4'}`}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Balance at the right of a page's own bar; nothing until it is known. */
function BarBalance() {
  const t = useText();
  const { money: format } = useFormats();
  const money = useAtomValue(moneyAtom);
  if (!money) return null;
  return (
    <p className="flex items-baseline gap-1.5 text-caption text-ink-muted">
      <span className="max-[359px]:sr-only">{t('cashBox.balance')}</span>
      <b className="text-body-strong whitespace-nowrap text-ink">
        {format(money.total, { currency: money.currency, decimals: 'auto' })}
      </b>
    </p>
  );
}
