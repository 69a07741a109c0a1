import { Button } from '@tulpar/ui/button';
import { Link } from '@tulpar/ui/link';
import { Notice } from '@tulpar/ui/notice';
import { NoConnection as NoConnectionScreen, RegionBlock as RegionBlockScreen } from '@tulpar/ui/screens';
import { art } from '../art/objects.ts';
import { Suspense } from 'react';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { useText } from '../platform/i18n/intl.tsx';
import { href } from '../platform/routing/paths.ts';

/** The product is not available in this region (AVAIL-07); no retry. */
export function RegionBlock() {
  const t = useText();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <RegionBlockScreen art={art.globe} title={t('region.title')} text={t('region.text')} />
    </main>
  );
}

const SavedOffer = lazyPart(async () => (await import('./offline/index.ts')).SavedOffer);

/** Offline screen (AVAIL-06): the page returns automatically; saved data can be viewed (REACH-05). */
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

/** The page's script is not on this device and cannot be loaded offline (CRASH-07, REACH-06). */
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

/** The server responds again (REACH-08). */
export function BackOnline() {
  const t = useText();
  return (
    <Notice tone="success" className="max-w-130">
      {t('offline.back')}
    </Notice>
  );
}

/** The server does not respond; the page stays usable. */
export function ServerAway() {
  const t = useText();
  return (
    <Notice tone="warning" className="pointer-events-auto max-w-130">
      {t('network.server')}
    </Notice>
  );
}
