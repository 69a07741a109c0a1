// The place of the bonus in play on the lobby: a face of its own, because guests do not load the bonuses.
export { bonusHint } from './bonus-hint.ts';
export { WagerSlot } from './components/WagerSlot.tsx';
