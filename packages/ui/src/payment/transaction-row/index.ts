export { TransactionRow, type TransactionRowProps } from './TransactionRow.tsx';
export { TransactionGroup, type TransactionGroupProps } from './TransactionGroup.tsx';
export { TransactionSkeleton } from './TransactionSkeleton.tsx';
