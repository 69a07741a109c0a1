export { SiteFooter } from './components/SiteFooter.tsx';
