import { Button } from '@tulpar/ui/button';
import { Dialog } from '@tulpar/ui/dialog';
import { Link } from '@tulpar/ui/link';
import { Picture } from '@tulpar/ui/picture';
import coin from '#app/art/obj-coin.webp';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useAtom } from '#app/platform/state/store.ts';
import { appPromoAtom } from '../atoms.ts';

const COIN = { src: coin, width: 360, height: 360, alt: '' };

/** Advertises the app to players who used its code (PROMO-17). */
export function AppPromo() {
  const t = useText();
  const [isOpen, setOpen] = useAtom(appPromoAtom);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('promoCode.app.title')}
      closeLabel={t('promoCode.app.close')}
      media={<Picture image={COIN} className="size-28 object-contain" />}
      footer={
        <>
          <Button asChild block>
            <Link href={href('app')} onClick={() => setOpen(false)}>
              {t('promoCode.app.open')}
            </Link>
          </Button>
          <Button block variant="ghost" onClick={() => setOpen(false)}>
            {t('promoCode.app.later')}
          </Button>
        </>
      }
    >
      <p className="mt-2 text-body text-pretty text-ink-muted">{t('promoCode.app.text')}</p>
    </Dialog>
  );
}
