export { ArticleHead as Head } from '#app/features/news/index.ts';
export { NewsArticlePage as Page } from './NewsArticlePage.tsx';
