import { BottomMenu } from '@tulpar/ui/bottom-menu';
import { useText } from '../platform/i18n/intl.tsx';
import { useIsCurrent } from '../platform/routing/router.tsx';
import { useSignedIn } from '../platform/session/scope.tsx';
import { useSignal } from '../platform/state/signal.ts';
import { badges } from './badges.ts';
import { menuItems } from './nav-items.tsx';

/** The bottom menu of phones and tablets. */
export function SiteMenu() {
  const t = useText();
  const signedIn = useSignedIn();
  const isCurrent = useIsCurrent();
  const bonuses = useSignal(badges.bonuses);
  return <BottomMenu label={t('nav.main')} items={menuItems({ t, signedIn, isCurrent, bonuses })} />;
}
