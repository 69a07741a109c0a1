// A separate module, so that the build's manifest lists it: `LobbyPage.tsx` shares a chunk with its imports.
export { LobbyPage as Page } from './LobbyPage.tsx';
