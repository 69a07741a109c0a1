export { LimitsBoard } from './components/LimitsBoard.tsx';
export { depositRoom } from './deposit-room.ts';
export { limitsOptions } from './queries.ts';
