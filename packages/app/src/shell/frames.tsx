import { LanguageButton } from '../features/session/pages.ts';
import { MOBILE, useMediaQuery } from '../platform/device/media-query.ts';
import { matchRoute, href } from '../platform/routing/paths.ts';
import { Outlet, useLocation, useNavigation, useIsCurrent } from '../platform/routing/router.tsx';
import { SiteFooter } from '../features/content/index.ts';
import { routes, type Frame } from '../routes.ts';
import { useAtomValue } from '../platform/state/store.ts';
import { closedPlayAtom, badges, menuItems, sidebarGroups } from './nav-items.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { setSavedSlot } from './availability.ts';
import { BottomMenu } from '@tulpar/ui/bottom-menu';
import { useText } from '../platform/i18n/intl.tsx';
import { useSignedIn } from '../platform/session/scope.tsx';
import { IconButton } from '@tulpar/ui/button';
import { DarkThemeIcon, LightThemeIcon } from '@tulpar/ui/icon';
import { useTheme } from '../platform/device/theme.ts';
import { Sidebar } from '@tulpar/ui/sidebar';
import { OPERATOR } from '../platform/operator.ts';

function SiteSidebar() {
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

function ThemeButton() {
  const t = useText();
  const [theme, setTheme] = useTheme();
  const next = theme === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      label={t(next === 'light' ? 'theme.light' : 'theme.dark')}
      icon={next === 'light' ? <LightThemeIcon /> : <DarkThemeIcon />}
      onClick={() => setTheme(next)}
    />
  );
}

function SiteMenu() {
  const t = useText();
  const signedIn = useSignedIn();
  const isCurrent = useIsCurrent();
  const bonuses = useAtomValue(badges.bonuses);
  const chat = useAtomValue(badges.chat);
  const items = useAtomValue(closedPlayAtom)?.menu ?? menuItems;
  return <BottomMenu label={t('nav.main')} items={items({ t, signedIn, isCurrent, bonuses, chat })} />;
}

function Progress() {
  const waiting = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-brand transition-transform duration-700 ease-out ${waiting ? 'scale-x-75' : 'scale-x-0'}`}
    />
  );
}

interface Surroundings {
  /** `wide`: not on phones. */
  readonly header?: true | 'wide';
  readonly footer?: true;
  readonly menu?: true;
  readonly main: string;
  /** The page has a primary button of its own, so the wallet button is tonal. */
  readonly isQuiet?: true;
  readonly hasOwnSearch?: true;
}

const surroundings: Readonly<Record<Exclude<Frame, 'bare'>, Surroundings>> = {
  // LAYOUT-01
  site: { header: true, footer: true, menu: true, main: 'min-h-dvh' },
  // LAYOUT-02
  hub: {
    header: true,
    menu: true,
    isQuiet: true,
    main: 'pb-[calc(66px+env(safe-area-inset-bottom))] tablet:pb-8',
  },
  // LAYOUT-04, LAYOUT-05, OP-43: no header on phones, where the page has its own bar.
  panel: {
    header: 'wide',
    menu: true,
    isQuiet: true,
    main: 'mx-auto flex min-h-dvh max-w-160 flex-col pb-[calc(66px+env(safe-area-inset-bottom))] tablet:min-h-0 tablet:pt-4 tablet:pb-8',
  },
  // LAYOUT-06
  search: { header: 'wide', hasOwnSearch: true, main: 'min-h-dvh' },
  // LAYOUT-07
  page: { main: 'min-h-dvh' },
  cashBox: { header: 'wide', main: 'min-h-dvh', isQuiet: true },
};

/**
 * The page and its layout; unknown URLs use the site's layout. While play is closed, a card replaces every
 * page that leads to it: this is the only check for that (SAFE-11).
 */
function useFramed() {
  const { pathname, search } = useLocation();
  const closed = useAtomValue(closedPlayAtom);
  const id = matchRoute(pathname, search)?.id;
  const Page = id && closed?.closes(id) ? closed.Card : Outlet;
  const frame = Page === Outlet ? id && routes[id].frame : 'hub';
  const around = surroundings[frame && frame !== 'bare' ? frame : 'site'];
  const panel = id && routes[id].panel;
  const width = panel
    ? { broad: 'desktop:mx-0 desktop:max-w-298 desktop:px-2', full: 'desktop:max-w-none' }[panel]
    : '';
  return { Page, ...around, main: `${around.main} ${width}` };
}

/**
 * A page with its layout. On navigation, common parts, the main element and its focus persist, because
 * recreating them and moving a lost focus would delay the page. Sidebar and bottom menu are not rendered
 * where they are hidden.
 */
export function Framed() {
  const { Page, header, footer, menu, main, isQuiet, hasOwnSearch } = useFramed();
  const isMobile = useMediaQuery(MOBILE);
  return (
    <div className="flex">
      <Progress />
      {!isMobile && <SiteSidebar />}
      <div className="min-w-0 flex-1">
        {(header === true || (header && !isMobile)) && (
          // The server cannot know that a desktop window is narrow.
          <div className={header === 'wide' ? 'hidden tablet:contents' : 'contents'}>
            <SiteHeader isQuiet={isQuiet} hasOwnSearch={hasOwnSearch} />
          </div>
        )}
        <main id="main" tabIndex={-1} className={`outline-none ${main}`}>
          <div ref={setSavedSlot} className="contents" />
          <Page />
        </main>
        {footer && (
          <>
            <SiteFooter language={<LanguageButton />} settings={<ThemeButton />} />
            <div className="h-[calc(66px+env(safe-area-inset-bottom))] tablet:hidden" />
          </>
        )}
        {menu && isMobile && <SiteMenu />}
      </div>
    </div>
  );
}

/** Only the page: login and registration. */
export function BareFrame() {
  return (
    <>
      <Progress />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </>
  );
}
