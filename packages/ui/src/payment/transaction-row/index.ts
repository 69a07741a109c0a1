export { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx';
export { TransactionGroup, type TransactionGroupProps } from './TransactionGroup.tsx';
export { TransactionLine, type TransactionLineProps } from './TransactionLine.tsx';
export { TransactionSkeleton } from './TransactionSkeleton.tsx';
