// Entry for the app frame: only the footer's placeholder; the footer loads on scroll.
export type { SiteFooterProps } from './components/FullFooter.tsx';
export { SiteFooter } from './components/SiteFooter.tsx';
