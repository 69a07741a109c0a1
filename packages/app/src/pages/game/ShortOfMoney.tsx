import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { useText } from '#app/platform/intl.tsx';
import { href } from '#app/platform/router.tsx';

/** Said under the game when a bet is larger than the balance. */
export function ShortOfMoney() {
  const t = useText();
  return (
    <Notice
      tone="warning"
      className="mx-4 mt-4 tablet:mx-6 desktop:mx-8"
      title={t('games.short.title')}
      action={
        <Button asChild size="xs" variant="tonal">
          <Link href={href('deposit')}>{t('cashBox.deposit')}</Link>
        </Button>
      }
    >
      {t('games.short.text')}
    </Notice>
  );
}
