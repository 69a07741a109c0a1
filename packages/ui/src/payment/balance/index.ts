export { BalanceDropdown, type BalanceDropdownProps, type BalanceRow } from './BalanceDropdown.tsx';
