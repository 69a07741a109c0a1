export { StaticArticle, StaticPageHead } from './components/StaticArticle.tsx';
export { Contacts } from './components/Contacts.tsx';
