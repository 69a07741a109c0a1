import { Header, HeaderBell } from '@tulpar/ui/header';
import { ProfileIcon, DarkThemeIcon, LightThemeIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { Suspense } from 'react';
import { useText } from '../platform/i18n/intl.tsx';
import { lazyPart } from '../platform/loading/lazy-part.ts';
import { MOBILE, useMediaQuery } from '../platform/device/media-query.ts';
import { href, matchRoute } from '../platform/routing/paths.ts';
import { useSignedIn } from '../platform/session/scope.tsx';
import { badges, closedPlayAtom, menuItems, sidebarGroups } from './nav-items.tsx';
import { HeaderSearch } from '../features/search/index.ts';
import { useAtomValue } from '../platform/state/store.ts';
import { LanguageButton } from '../features/session/pages.ts';
import { Outlet, useLocation, useNavigation, useIsCurrent } from '../platform/routing/router.tsx';
import { SiteFooter } from '../features/content/index.ts';
import { routes, type Frame } from '../routes.ts';
import { setSavedSlot } from './availability.ts';
import { BottomMenu } from '@tulpar/ui/bottom-menu';
import { IconButton } from '@tulpar/ui/button';
import { useTheme } from '../platform/device/theme.ts';
import { Sidebar } from '@tulpar/ui/sidebar';
import { OPERATOR } from '../platform/operator.ts';

// Loaded lazily, because only players see these parts.
const BellMenu = lazyPart(async () => (await import('./BellMenu.tsx')).BellMenu);
const HeaderBalance = lazyPart(async () => (await import('./PlayerHeader.tsx')).HeaderBalance);
const AccountMenu = lazyPart(async () => (await import('./AccountMenu.tsx')).AccountMenu);
const AppOffer = lazyPart(async () => (await import('./PlayerHeader.tsx')).AppOffer);

interface SiteHeaderProps {
  isQuiet?: boolean | undefined;
  hasOwnSearch?: boolean | undefined;
}

function SiteHeader({ isQuiet = false, hasOwnSearch = false }: SiteHeaderProps) {
  const t = useText();
  const profile = { href: href('profile'), label: t('page.profile') };
  const signedIn = useSignedIn();
  const unread = useAtomValue(badges.unread);
  const isClosed = useAtomValue(closedPlayAtom) !== null;
  const isMobile = useMediaQuery(MOBILE);
  const notifications = {
    href: href('notifications'),
    label: t('page.notifications'),
    count: unread?.count ?? 0,
    countLabel: unread?.label ?? '',
  };
  return (
    <Header
      logoHref={href('lobby')}
      logoTitle={t('nav.home')}
      search={!isClosed && !hasOwnSearch && !isMobile && <HeaderSearch label={t('nav.searchLong')} />}
      {...(signedIn
        ? {
            banner: !isClosed && (
              <Suspense>
                <AppOffer />
              </Suspense>
            ),
            player: {
              balance: (
                <Suspense fallback={<div className="h-11 w-36 rounded-[14px] bg-surface-2" />}>
                  <HeaderBalance isClosed={isClosed} isQuiet={isQuiet} />
                </Suspense>
              ),
              notifications,
              bell: isMobile ? undefined : (
                <Suspense fallback={<HeaderBell {...notifications} />}>
                  <BellMenu />
                </Suspense>
              ),
              account: (
                <Suspense fallback={<IconLink {...profile} variant="filled" icon={<ProfileIcon />} />}>
                  <AccountMenu />
                </Suspense>
              ),
            },
          }
        : {
            guest: {
              loginHref: href('login'),
              loginLabel: t('nav.login'),
              registerHref: href('register'),
              registerLabel: t('page.register'),
            },
          })}
    />
  );
}

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
  /** Whether the page has a primary button of its own; the wallet button is then tonal. */
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
 * The page and its layout; unknown URLs use the site's layout. While play is closed, a card replaces every page that
 * leads to play; only this hook checks that (SAFE-11).
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
 * A page with its layout. On navigation, common parts, the main element and its focus persist, because recreating them
 * and moving a lost focus would delay the page. Sidebar and bottom menu are not rendered where they are hidden.
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
          // Hidden by CSS too: the server cannot know that a desktop window is narrow.
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

/** Frame of `bare` pages, such as login and registration: no layout. */
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
