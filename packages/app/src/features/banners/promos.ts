// A separate entry: the first screen does not load the small banners.
export { PromoColumn, PromoRow } from './components/PromoLists.tsx';
