export { keepFocusInRow } from './keep-focus-in-row.ts';
