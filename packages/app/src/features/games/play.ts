// A separate entry: loaded with the page of a game only.
export { FullBar, GameBar } from './components/GameBar.tsx';
export { GameFacts } from './components/GameFacts.tsx';
export { GamesRow } from './components/GamesRow.tsx';
export { GameStage } from './components/GameStage.tsx';
export { RotateHint, useNeedsTurn, StagePanel } from './components/StagePanel.tsx';
export { SessionStrip } from './components/SessionStrip.tsx';
export { StakeNote } from './components/StakeNote.tsx';
export { WagerCell } from './components/WagerCell.tsx';
export { WagerBar } from './components/WagerBar.tsx';
export { WhenInViewport } from './components/WhenInViewport.tsx';
export { betsOf, contributionOf, maxBetOf, modeOf, type PlayMode } from './facts.ts';
export { useFullScreen } from './full-screen.ts';
export { openRoundMark, createPulse } from './round.ts';
export { isRoundOpenAtom } from './atoms.ts';
export { type LimitRefusal } from './frame-message.ts';
export { gameOptions } from './game-queries.ts';
