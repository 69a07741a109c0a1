export { LobbyPage as Page } from './LobbyPage.tsx';
export { loadLowerRows, loadStoredRows } from './lower-ahead.ts';
