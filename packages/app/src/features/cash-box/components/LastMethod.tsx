import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { PaymentPlate } from '@tulpar/ui/payment-method-tile';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { href } from '#app/platform/routing/router.tsx';
import { draftOf } from '../draft.ts';
import { shortAccount } from '../history.ts';
import { useCashPlace } from '../place.ts';
import { latestDepositOptions, methodsOptions } from '../queries.ts';
import { kindOf, methodImage } from './method-texts.ts';

/** The method of the latest deposit with its amount, to repeat in one press; nothing before the first deposit. */
export function LastMethod() {
  const t = useText();
  const { money } = useFormats();
  const latest = useQuery(latestDepositOptions).data;
  const methods = useQuery(methodsOptions('deposit', useCashPlace())).data;
  const method = methods?.find(({ uid, is_available }) => uid === latest?.method.uid && is_available);
  if (!latest || !method) return null;
  const account = shortAccount(latest.account_masked);
  return (
    <section className="mb-5">
      <h2 className="mb-2 text-title-sm text-ink-muted">{t('cashBox.last')}</h2>
      <div className="flex items-center gap-3 rounded-lg bg-surface-1 p-3.5 shadow-card">
        <PaymentPlate image={methodImage(method)} icon={kindOf(method.type)} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-body-strong">{account ? `${method.name} ${account}` : method.name}</p>
          <p className="text-caption text-ink-muted">
            {money(latest.amount, { currency: latest.currency, decimals: 'auto' })}
          </p>
        </div>
        <Button asChild size="sm">
          <Link
            href={href('deposit', {}, { search: { method: method.uid } })}
            onClick={() => draftOf('deposit').write({ uid: method.uid, amount: latest.amount, fields: {} })}
          >
            {t('cashBox.last.repeat')}
          </Link>
        </Button>
      </div>
    </section>
  );
}
