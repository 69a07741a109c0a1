export { StaticArticle } from './components/StaticArticle.tsx';
