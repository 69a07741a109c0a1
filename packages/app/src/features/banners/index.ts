export { HomeBanners } from './components/HomeBanners.tsx';
