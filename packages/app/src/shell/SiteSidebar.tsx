import { Sidebar } from '@tulpar/ui/sidebar';
import { useText } from '../platform/i18n/intl.tsx';
import { OPERATOR } from '../platform/operator.ts';
import { href } from '../platform/routing/paths.ts';
import { useIsCurrent, useLocation } from '../platform/routing/router.tsx';
import { useSignedIn } from '../platform/session/scope.tsx';
import { LanguageButton } from '../features/session/chrome.ts';
import { badges } from './badges.ts';
import { closedPlayAtom } from './closed-play.ts';
import { sidebarGroups } from './sidebar-groups.tsx';
import { useAtomValue } from '../platform/state/store.ts';

/** Navigation of wide screens, with language and age sign below. */
export function SiteSidebar() {
  const t = useText();
  const signedIn = useSignedIn();
  const isCurrent = useIsCurrent();
  const { pathname } = useLocation();
  const bonuses = useAtomValue(badges.bonuses);
  const chat = useAtomValue(badges.chat);
  const groups = useAtomValue(closedPlayAtom)?.sidebar ?? sidebarGroups;
  return (
    <Sidebar
      label={t('nav.sections')}
      logo={{ href: href('lobby'), title: t('nav.home') }}
      groups={groups({ t, signedIn, isCurrent, bonuses, chat, pathname })}
      footer={
        <>
          <LanguageButton />
          <span className="rounded-sm px-1.5 py-1 text-micro text-ink-muted inset-ring-[1.5px] inset-ring-line-control desktop:ml-auto">
            {t('age.badge', { age: OPERATOR.ageSign })}
          </span>
        </>
      }
    />
  );
}
