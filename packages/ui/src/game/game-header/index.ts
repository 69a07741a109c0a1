export { GameHeader, type GameHeaderProps } from './GameHeader.tsx';
