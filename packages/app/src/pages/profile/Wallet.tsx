import { Button, ButtonLink } from '@tulpar/ui/button';
import { WalletIcon } from '@tulpar/ui/icon';
import { Skeleton } from '@tulpar/ui/skeleton';
import { moneyAtom } from '#app/features/cash-box/index.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Balances (PROF-03) with links to the cash box (PROF-04); during a break without the deposit (SAFE-10). */
export function Wallet() {
  const t = useText();
  const format = useFormats();
  const money = useAtomValue(moneyAtom);
  const isRestricted = useIsRestricted();
  const amount = (value: number | undefined) =>
    money && value !== undefined ? (
      format.exactMoney(value, money.currency)
    ) : (
      <Skeleton className="h-6 w-28" />
    );
  return (
    <section aria-label={t('account.total')} className="mt-3 rounded-lg bg-surface-1 p-4 shadow-card">
      <p className="text-caption text-ink-muted">{t('account.total')}</p>
      <div className="slant font-display text-display-md wrap-anywhere">{amount(money?.total)}</div>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.25rem),1fr))] divide-x divide-line rounded-md bg-surface-2">
        <div className="p-3">
          <dt className="text-caption text-ink-muted">{t('account.real')}</dt>
          <dd className="text-body-strong wrap-anywhere">{amount(money?.real)}</dd>
        </div>
        <div className="p-3">
          <dt className="text-caption text-ink-muted">{t('account.bonus')}</dt>
          <dd className="text-body-strong text-bonus-ink wrap-anywhere">{amount(money?.bonus)}</dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isRestricted && (
          <Button
            asChild
            needsNetwork="silent"
            icon={<WalletIcon />}
            className="flex-[1_0_7.25rem] wrap-break-word!"
          >
            <Link href={href('deposit')}>{t('cashBox.deposit')}</Link>
          </Button>
        )}
        <ButtonLink
          href={href('withdrawal')}
          needsNetwork="silent"
          variant="secondary"
          className="flex-[1_0_7.25rem] wrap-break-word!"
        >
          {t('cashBox.withdraw')}
        </ButtonLink>
      </div>
    </section>
  );
}
