import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { moneyAtom } from '../queries.ts';
import { useAtomValue } from '#app/platform/state/store.ts';

/** Balance at the right of a page's own bar; nothing until it is known. */
export function BarBalance() {
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
