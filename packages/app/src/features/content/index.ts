export { StaticArticle, StaticPageHead } from './components/StaticArticle.tsx';
export { SupportWays } from './components/Questions.tsx';
