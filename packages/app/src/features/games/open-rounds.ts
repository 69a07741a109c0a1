// A separate entry: the shell loads it after the page.
export { OpenRounds } from './components/OpenRounds.tsx';
export { openRoundsOptions } from './lobby-queries.ts';
