export { readStatementLines } from './lines.ts';
export { readRounds } from './rounds.ts';
export { readStatement } from './statement.ts';
