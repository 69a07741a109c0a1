// A separate entry: guests do not load the rest of bonuses.
export { bonusHint } from './bonus-hint.ts';
export { WagerSlot } from './components/WagerSlot.tsx';
