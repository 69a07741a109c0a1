// The card of a round left open: a face of its own, because the shell loads it after the page.
export { OpenRounds } from './components/OpenRounds.tsx';
export { openRoundsOptions } from './lobby-queries.ts';
