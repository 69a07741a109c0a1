import { gameOptions } from '#app/features/games/play.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { isMissing } from '#app/platform/network/api.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { PageHead } from '#app/platform/routing/page-head.tsx';
import { useLocale } from '#app/platform/session/locale.ts';
import { useSlug } from './GamePage.tsx';

/** Document title and metadata of a game. */
export function GameHead() {
  const t = useText();
  const { data: game, error } = useQuery({ ...gameOptions(useSlug(), useLocale()), enabled: false });
  const usual = game && t('meta.game', { name: game.name, provider: game.provider.name });
  return (
    <PageHead
      title={game?.name}
      description={game?.description || usual}
      image={game?.image}
      isUnlisted={isMissing(error)}
    />
  );
}
