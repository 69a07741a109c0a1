// `entry-server.tsx` and the build look up the lobby's scripts by this path in Vite's manifest.
// `LobbyPage.tsx` has no entry there, because it shares a chunk with its imports.
export { LobbyPage as Page } from './LobbyPage.tsx';
