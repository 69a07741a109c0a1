export {
  TransactionRow,
  type TransactionRowProps,
  TransactionGroup,
  type TransactionGroupProps,
  TransactionSkeleton,
} from './TransactionRow.tsx';
export { TransactionLine, type TransactionLineProps } from './TransactionLine.tsx';
