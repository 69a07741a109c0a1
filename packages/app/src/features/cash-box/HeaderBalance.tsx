import { BalanceDropdown } from '@tulpar/ui/balance';
import { Skeleton } from '@tulpar/ui/skeleton';
import { wageredOfferAtom, wagerLeft } from '#app/features/bonuses/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { moneyAtom } from './atoms.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

export interface HeaderBalanceProps {
  /** Deposits are closed: show only the withdrawal button (SAFE-10). */
  isClosed?: boolean;
  /** The page has a primary button, so the one here must not be primary too. */
  isQuiet?: boolean;
}

/** Balance in the header with its panel (HEAD-06, HEAD-07, HEAD-08, MONEY-02). Unchanged polls do not render it. */
export function HeaderBalance({ isClosed = false, isQuiet = false }: HeaderBalanceProps) {
  const t = useText();
  const { money: format, exactMoney } = useFormats();
  const money = useAtomValue(moneyAtom);
  if (!money) return <Skeleton className="h-11 w-36" />;
  const { currency, real, bonus, total } = money;
  const exact = (minor: number) => exactMoney(minor, currency);
  const deposit = isClosed ? undefined : { href: href('deposit'), label: t('cashBox.deposit') };
  const withdraw = { href: href('withdrawal'), label: t('cashBox.withdraw') };
  return (
    <BalanceDropdown
      label={t('cashBox.balance')}
      total={format(total, currency)}
      amount={total}
      rows={[
        { label: t('account.real'), value: exact(real), tone: 'real', share: real },
        { label: t('account.bonus'), value: exact(bonus), tone: 'bonus', share: bonus },
      ]}
      totalLabel={t('cashBox.balance.total')}
      totalValue={exact(total)}
      note={bonus > 0 ? <BonusNote /> : null}
      deposit={deposit}
      withdraw={withdraw}
      wallet={deposit ?? withdraw}
      quiet={isQuiet}
    />
  );
}

/** Note about bonus money. Separate, so that it reads the offers only while the panel is open. */
function BonusNote() {
  const t = useText();
  const { money } = useFormats();
  const offer = useAtomValue(wageredOfferAtom);
  const left = offer ? wagerLeft(offer) : 0;
  if (!offer || left === 0) return t('cashBox.balance.noteShort');
  return t('cashBox.balance.note', { amount: money(left, offer.currency) });
}
