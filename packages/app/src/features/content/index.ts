export { StaticArticle } from './components/StaticArticle.tsx';
export { SupportWays } from './components/SupportWays.tsx';
export { StaticPageHead } from './components/StaticPageHead.tsx';
