export { HomeBanners } from './components/HomeBanners.tsx';
export { PromoColumn, PromoRow } from './components/PromoLists.tsx';
