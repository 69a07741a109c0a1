export { PromoColumn, PromoRow } from './components/PromoLists.tsx';
