// The banners beside and below the slider: a face of their own, because the first screen does not wait for them.
export { PromoColumn, PromoRow } from './components/PromoLists.tsx';
