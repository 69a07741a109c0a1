export { LobbyPage as Page } from './LobbyPage.tsx';
export { rememberedOptions } from './LowerStoredRows.tsx';
