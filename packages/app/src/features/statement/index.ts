export { MonthBrief } from './components/MonthBrief.tsx';
export { RoundList } from './components/RoundList.tsx';
export { StatementBoard } from './components/StatementBoard.tsx';
