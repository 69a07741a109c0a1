import { NoConnectionIcon } from '@tulpar/ui/icon';
import { Notice } from '@tulpar/ui/notice';
import { StatusScreen } from '@tulpar/ui/status-screen';
import { art } from '../platform/art.ts';
import { useText } from '../platform/intl.tsx';

/** The product is not offered here (AVAIL-07): no way to try again. */
export function RegionBlock() {
  const t = useText();
  return (
    <main>
      <StatusScreen art={art.globe} title={t('region.title')} text={t('region.text')} />
    </main>
  );
}

/** No network (AVAIL-06): the page comes back by itself. */
export function NoConnection() {
  const t = useText();
  return (
    <StatusScreen
      art={
        <NoConnectionIcon aria-hidden="true" className="size-16 animate-pulse motion-reduce:animate-none" />
      }
      title={t('networkLoseConnection')}
      text={t('network.text')}
    />
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
