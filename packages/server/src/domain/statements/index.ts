export { readStatementLines } from './lines.ts';
export { readStatement } from './statement.ts';
