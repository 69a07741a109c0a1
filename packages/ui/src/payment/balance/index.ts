export { BalanceDropdown, type BalanceDropdownProps } from './BalanceDropdown.tsx';
export type { BalanceRow } from './SplitBar.tsx';
