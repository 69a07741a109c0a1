export { ReviewsPage as Page } from './ReviewsPage.tsx';
