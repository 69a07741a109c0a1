export { useInitialRowCount } from './use-initial-row-count.ts';
