export { StaticArticle } from './components/StaticArticle.tsx';
export { staticPageOptions } from './queries.ts';
