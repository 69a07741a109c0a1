export { StaticArticle, StaticPageHead } from './components/StaticArticle.tsx';
export { Contacts } from './components/Contacts.tsx';
export { SiteFooter } from './components/SiteFooter.tsx';
