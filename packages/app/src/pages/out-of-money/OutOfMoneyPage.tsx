import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
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
        back={{ ...useBack(), label: t('common.back') }}
        className="tablet:static tablet:bg-transparent tablet:backdrop-blur-none"
      />
      <EmptyState
        art={art.coin}
        title={t('pages.outOfMoney.title')}
        text={t('pages.outOfMoney.text')}
        className="py-14"
        action={
          <div className="flex w-72 max-w-full flex-col gap-2">
            <ButtonLink href={href('deposit')} block>
              {t('cashBox.deposit')}
            </ButtonLink>
            <ButtonLink href={href('demo')} block variant="secondary">
              {t('common.playDemo')}
            </ButtonLink>
            <ButtonLink href={href('games')} block variant="secondary">
              {t('common.otherGames')}
            </ButtonLink>
            <ButtonLink href={href('staticPage', { slug: 'responsible-gaming' })} block variant="ghost">
              {t('nav.responsible')}
            </ButtonLink>
          </div>
        }
      />
    </>
  );
}

export { OutOfMoneyPage as Page };
