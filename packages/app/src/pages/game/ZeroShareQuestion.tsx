import type { Offer } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { Link } from '@tulpar/ui/link';
import { useOfferName } from '#app/features/bonuses/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useGo } from '#app/platform/routing/router.tsx';

/**
 * Warns before a launch that the game does not count for the active bonus, with two equal options (WAG-12).
 */
export function ZeroShareQuestion({ offer, onPlay }: { offer: Offer; onPlay: () => void }) {
  const t = useText();
  const go = useGo();
  const name = useOfferName();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && go(href('games'))}
      title={t('play.zero.title')}
      description={t('play.zero.text', { bonus: name(offer) })}
      closeLabel={t('play.zero.close')}
      footer={
        <>
          <Button block variant="secondary" onClick={onPlay}>
            {t('play.zero.play')}
          </Button>
          <Button asChild block variant="secondary">
            <Link href={href('games')}>{t('play.zero.other')}</Link>
          </Button>
        </>
      }
    />
  );
}
