export { StaticArticle } from './components/StaticArticle.tsx';
export { StaticPageHead } from './components/StaticPageHead.tsx';
