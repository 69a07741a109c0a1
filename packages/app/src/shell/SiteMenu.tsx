import { BottomMenu } from '@tulpar/ui/bottom-menu';
import { useText } from '../platform/intl.tsx';
import { useIsCurrent } from '../platform/router.tsx';
import { useSignedIn } from '../platform/scope.tsx';
import { useSignal } from '../platform/signal.ts';
import { badges } from './badges.ts';
import { menuItems } from './places.tsx';

/** The bottom menu of phones and tablets. */
export function SiteMenu() {
  const t = useText();
  const signedIn = useSignedIn();
  const isCurrent = useIsCurrent();
  const bonuses = useSignal(badges.bonuses);
  return <BottomMenu label={t('nav.main')} items={menuItems({ t, signedIn, isCurrent, bonuses })} />;
}
