import { lazyPart } from '../platform/loading/lazy-part.ts';
import { MOBILE, useMediaQuery } from '../platform/device/media-query.ts';
import { matchRoute } from '../platform/routing/paths.ts';
import { Outlet, useLocation, useNavigation } from '../platform/routing/router.tsx';
import { SiteFooter } from '../features/content/chrome.ts';
import { routes, type Frame } from '../routes.ts';
import { useAtomValue } from '../platform/state/store.ts';
import { closedPlayAtom } from './closed-play.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { setSavedSlot } from './saved-slot.ts';
import { SiteSidebar } from './SiteSidebar.tsx';

/** They stand in the footer, which no first screen shows. */
const LanguageButton = lazyPart(async () => (await import('../features/session/chrome.ts')).LanguageButton);
const ThemeButton = lazyPart(async () => (await import('./ThemeButton.tsx')).ThemeButton);

/** A thin line while the next page's script is on its way. */
function Progress() {
  const waiting = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-brand transition-transform duration-700 ease-out ${waiting ? 'scale-x-75' : 'scale-x-0'}`}
    />
  );
}

/** What stands around a page, and how its own part and what that stands in look. */
interface Surroundings {
  /** `wide`: not on phones. */
  readonly header?: true | 'wide';
  readonly footer?: true;
  readonly menu?: true;
  readonly main: string;
  readonly ground?: string;
}

const surroundings: Readonly<Record<Exclude<Frame, 'bare'>, Surroundings>> = {
  // LAYOUT-01
  site: { header: true, footer: true, menu: true, main: 'min-h-dvh' },
  // LAYOUT-02
  hub: {
    header: true,
    menu: true,
    main: 'pb-[calc(66px+env(safe-area-inset-bottom))] tablet:pb-8',
  },
  // LAYOUT-04, LAYOUT-05, OP-43: on wide screens the page is a panel beside the sidebar.
  panel: {
    menu: true,
    ground:
      'tablet:min-h-dvh tablet:bg-[color-mix(in_srgb,var(--canvas)_60%,#000)] tablet:px-6 tablet:py-8 tablet:light:bg-surface-3',
    main: 'mx-auto flex min-h-dvh max-w-160 flex-col pb-[calc(66px+env(safe-area-inset-bottom))] tablet:min-h-0 tablet:rounded-2xl tablet:bg-canvas tablet:pt-2 tablet:pb-6 tablet:shadow-[0_0_0_1px_var(--line),var(--float)]',
  },
  // LAYOUT-06
  page: { main: 'min-h-dvh' },
  cashBox: { header: 'wide', main: 'min-h-dvh' },
};

/**
 * What stands at the address, and around it; an address without a page is framed as the site. While play is closed for
 * the player a card takes the place of every page that leads to it: this is the only place that decides so (SAFE-11).
 */
function useFramed() {
  const { pathname, search } = useLocation();
  const closed = useAtomValue(closedPlayAtom);
  const id = matchRoute(pathname, search)?.id;
  const Page = id && closed?.closes(id) ? closed.Card : Outlet;
  const frame = Page === Outlet ? id && routes[id].frame : 'hub';
  const around = surroundings[frame && frame !== 'bare' ? frame : 'site'];
  const width = id && routes[id].isBroad ? 'desktop:max-w-240' : '';
  return { Page, ...around, main: `${around.main} ${width}` };
}

/**
 * A page with what stands around it. Between two pages everything both have stays where it is, the main part and a
 * focus on it too: drawing it anew, and moving a focus that goes away with its element, would hold the page up. Neither
 * the sidebar nor the bottom menu is drawn where it cannot be seen.
 */
export function Framed() {
  const { Page, header, footer, menu, main, ground = '' } = useFramed();
  const isMobile = useMediaQuery(MOBILE);
  return (
    <div className="flex">
      <Progress />
      {!isMobile && <SiteSidebar />}
      <div className={`min-w-0 flex-1 ${ground}`}>
        {(header === true || (header && !isMobile)) && <SiteHeader />}
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

/** Nothing but the page: signing in. */
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
