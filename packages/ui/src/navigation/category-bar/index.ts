export { CategoryBar, type CategoryBarProps, type CategoryItem } from './CategoryBar.tsx';
