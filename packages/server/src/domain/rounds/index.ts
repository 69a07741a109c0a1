export { findGameSession, openGameSession } from './game-session.ts';
export type { GameBalance, GameSessionView } from './game-session.ts';
export type { GameCard, GameFacts, GameSource, GameView } from './game-source.ts';
export { playRound } from './play-round.ts';
export type { RoundResult, RoundRequest } from './play-round.ts';
export { paylines } from './slot.ts';
