export { useRowStart } from './use-row-start.ts';
