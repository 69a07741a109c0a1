import { lazyPart } from '../platform/lazy-part.ts';
import { Outlet, useNavigation } from '../platform/router.tsx';
import { SiteFooter } from '../features/content/chrome.ts';
import { LanguageButton } from '../features/session/chrome.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { SiteSidebar } from './SiteSidebar.tsx';

/** It stands in the footer, which no first screen shows. */
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

/** What stays in place between the frames with the header. */
export function WithHeader() {
  return (
    <>
      <SiteHeader />
      <Outlet />
    </>
  );
}

/** A page and the footer, with the header, the sidebar and the bottom menu around them (LAYOUT-01). */
export function SiteFrame() {
  return (
    <>
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <Outlet />
      </main>
      <SiteFooter language={<LanguageButton />} settings={<ThemeButton />} />
      <div className="h-[calc(66px+env(safe-area-inset-bottom))] tablet:hidden" />
    </>
  );
}

/** As the site, without the footer (LAYOUT-02). */
export function HubFrame() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="pb-[calc(66px+env(safe-area-inset-bottom))] outline-none tablet:pb-8"
    >
      <Outlet />
    </main>
  );
}

/**
 * Sidebar and bottom menu; the page brings its own bar (LAYOUT-04, LAYOUT-05, OP-43). On wide screens it is a panel
 * beside the sidebar.
 */
export function PanelFrame() {
  return (
    <div className="tablet:min-h-dvh tablet:bg-[color-mix(in_srgb,var(--canvas)_60%,#000)] tablet:px-6 tablet:py-8 tablet:light:bg-surface-3">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex min-h-dvh max-w-160 flex-col pb-[calc(66px+env(safe-area-inset-bottom))] outline-none tablet:min-h-[calc(100dvh-4rem)] tablet:rounded-2xl tablet:bg-canvas tablet:pt-2 tablet:pb-6 tablet:shadow-[0_0_0_1px_var(--line),var(--float)]"
      >
        <Outlet />
      </main>
    </div>
  );
}

/** Sidebar only; the page brings its own bar. */
export function PageFrame() {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
      <Outlet />
    </main>
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

/** What stays in place between all of these: the sidebar of wide screens. */
export function Framed() {
  return (
    <div className="flex">
      <Progress />
      <SiteSidebar />
      <div className="min-w-0 flex-1">
        <Outlet />
      </div>
    </div>
  );
}

/** What stays in place between the frames with the bottom menu. */
export function WithMenu() {
  return (
    <>
      <Outlet />
      <SiteMenu />
    </>
  );
}
