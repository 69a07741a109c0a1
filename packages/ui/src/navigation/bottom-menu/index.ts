export { BottomMenu, type BottomMenuItem, type BottomMenuProps } from './BottomMenu.tsx';
