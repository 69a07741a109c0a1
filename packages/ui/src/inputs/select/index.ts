export { Select, type SelectProps } from './Select.tsx';
export type { Option as SelectOption } from '../option-list/index.ts';
