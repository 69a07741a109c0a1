import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** Says that a withdrawal was taken on and where to follow it (CASH-16). `amount` is formatted. */
export function WithdrawalDone({ amount, onAgain }: { amount: string; onAgain: () => void }) {
  const t = useText();
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="success" title={t('cashBox.withdraw.done.title')}>
        {t('cashBox.withdraw.done.text', { amount })}
      </Notice>
      <Button asChild block>
        <Link href={href('history')}>{t('cashBox.withdraw.done.history')}</Link>
      </Button>
      <Button block variant="secondary" onClick={onAgain}>
        {t('cashBox.withdraw.done.again')}
      </Button>
    </div>
  );
}
