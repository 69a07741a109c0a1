export { PaginationMore, type PaginationMoreProps } from './PaginationMore.tsx';
