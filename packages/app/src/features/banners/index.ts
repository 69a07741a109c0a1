export { LobbyBanners } from './components/LobbyBanners.tsx';
export { PromoColumn, PromoRow } from './components/PromoLists.tsx';
