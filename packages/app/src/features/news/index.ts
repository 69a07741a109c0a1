export { ArticleHead } from './components/ArticleHead.tsx';
export { NewsArticle } from './components/NewsArticle.tsx';
export { NewsList } from './components/NewsList.tsx';
