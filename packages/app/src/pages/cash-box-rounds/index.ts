export { RoundsPage as Page } from './RoundsPage.tsx';
