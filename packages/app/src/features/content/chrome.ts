// What the frame of every page draws of this feature: the footer's place; the footer itself comes when it is reached.
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter.tsx';
