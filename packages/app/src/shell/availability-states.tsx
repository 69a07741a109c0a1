import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { NoConnection as NoConnectionScreen, RegionBlock as RegionBlockScreen } from '@tulpar/ui/screens';
import { art } from '../art/objects.ts';
import { Suspense } from 'react';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';

/** The product is not offered here (AVAIL-07): no way to try again. */
export function RegionBlock() {
  const t = useText();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <RegionBlockScreen art={art.globe} title={t('region.title')} text={t('region.text')} />
    </main>
  );
}

const SavedOffer = lazyPart(async () => (await import('./offline/index.ts')).SavedOffer);

/** No network (AVAIL-06): the page comes back by itself; what was saved can be looked at meanwhile (REACH-05). */
export function NoConnection() {
  const t = useText();
  return (
    <NoConnectionScreen
      action={
        <Suspense>
          <SavedOffer />
        </Suspense>
      }
      title={t('networkLoseConnection')}
      text={t('network.text')}
      searching={t('network.searching')}
    />
  );
}

/** The page's script never reached this device, and there is no network to fetch it (CRASH-07, REACH-06). */
export function UnsavedPage() {
  const t = useText();
  return (
    <NoConnectionScreen
      action={
        <Button asChild variant="secondary">
          <Link href={href('lobby')}>{t('goToMainPage')}</Link>
        </Button>
      }
      title={t('offline.unsaved')}
      text={t('offline.unsavedText')}
      searching={t('network.searching')}
    />
  );
}

/** The server answers again (REACH-08). */
export function BackOnline() {
  const t = useText();
  return (
    <Notice tone="success" className="max-w-130">
      {t('offline.back')}
    </Notice>
  );
}

/** The server does not answer: the page stays usable and says so. */
export function ServerAway() {
  const t = useText();
  return (
    <Notice tone="warning" className="pointer-events-auto max-w-130">
      {t('network.server')}
    </Notice>
  );
}
