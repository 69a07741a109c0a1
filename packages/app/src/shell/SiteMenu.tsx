import { BottomMenu } from '@tulpar/ui/bottom-menu';
import { useText } from '../platform/i18n/intl.tsx';
import { useIsCurrent } from '../platform/routing/router.tsx';
import { useSignedIn } from '../platform/session/scope.tsx';
import { badges } from './badges.ts';
import { closedPlayAtom } from './closed-play.ts';
import { menuItems } from './nav-items.tsx';
import { useAtomValue } from '../platform/state/store.ts';

/** Bottom menu of phones and tablets. */
export function SiteMenu() {
  const t = useText();
  const signedIn = useSignedIn();
  const isCurrent = useIsCurrent();
  const bonuses = useAtomValue(badges.bonuses);
  const chat = useAtomValue(badges.chat);
  const items = useAtomValue(closedPlayAtom)?.menu ?? menuItems;
  return <BottomMenu label={t('nav.main')} items={items({ t, signedIn, isCurrent, bonuses, chat })} />;
}
