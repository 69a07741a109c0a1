// Entry for the app frame: only the footer's placeholder; the footer loads on scroll.
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter.tsx';
