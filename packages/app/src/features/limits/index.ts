export { LimitsBoard } from './components/LimitsBoard.tsx';
