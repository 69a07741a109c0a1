export { StaticArticle } from './components/StaticArticle.tsx';
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter.tsx';
export { staticPageOptions } from './queries.ts';
