export { ArticleHead, NewsArticle } from './components/NewsArticle.tsx';
export { NewsList } from './components/NewsList.tsx';
