export { LobbyPage as Page } from './LobbyPage.tsx';
