import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Link } from '@tulpar/ui/link';
import { PageHeader } from '@tulpar/ui/page-header';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useBack } from '#app/platform/routing/route-state.ts';

/**
 * Out of money (ROUTE-43, OP-102): equally weighted options from a deposit to a demo or a break. The guard of
 * the cash box makes guests log in before a deposit.
 */
function OutOfMoneyPage() {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t('page.outOfMoney')}
        back={{ ...useBack(), label: t('pages.back') }}
        className="tablet:static tablet:bg-transparent tablet:backdrop-blur-none"
      />
      <EmptyState
        art={art.coin}
        title={t('pages.outOfMoney.title')}
        text={t('pages.outOfMoney.text')}
        className="py-14"
        action={
          <div className="flex w-72 max-w-full flex-col gap-2">
            <Button asChild block>
              <Link href={href('deposit')}>{t('pages.outOfMoney.action')}</Link>
            </Button>
            <Button asChild block variant="secondary">
              <Link href={href('demo')}>{t('pages.outOfMoney.demo')}</Link>
            </Button>
            <Button asChild block variant="secondary">
              <Link href={href('games')}>{t('pages.outOfMoney.games')}</Link>
            </Button>
            <Button asChild block variant="ghost">
              <Link href={href('staticPage', { slug: 'responsible-gaming' })}>
                {t('pages.outOfMoney.help')}
              </Link>
            </Button>
          </div>
        }
      />
    </>
  );
}

export { OutOfMoneyPage as Page };
