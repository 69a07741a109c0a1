import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Link } from '@tulpar/ui/link';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';

/** No game passes all the filters: the way on is to take them away. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      art={art.search}
      title={t('games.empty.title')}
      text={t('catalogue.narrow.text')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('catalogue.filters.clear')}
        </Button>
      }
    />
  );
}

/** No game was marked with the heart yet: how it is done, and where the games are. */
export function NoFavourites() {
  const t = useText();
  return (
    <EmptyState
      art={art.horseshoe}
      title={t('catalogue.favourites.empty.title')}
      text={t('catalogue.favourites.empty.text')}
      action={
        <Button asChild variant="secondary">
          <Link href={href('games')}>{t('games.empty.action')}</Link>
        </Button>
      }
    />
  );
}
