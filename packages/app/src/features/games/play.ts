// What the page of a game is made of: a face of its own, so that lists do not carry it.
export { GameBar } from './components/GameBar.tsx';
export { GameFacts } from './components/GameFacts.tsx';
export { GamesRow } from './components/GamesRow.tsx';
export { GameStage } from './components/GameStage.tsx';
export { WagerNote } from './components/WagerNote.tsx';
export { WhenNear } from './components/WhenNear.tsx';
export { modeOf, type PlayMode } from './facts.ts';
export { usePlace } from './place.ts';
export { gameOptions } from './queries.ts';
