export { afterFrame } from './after-frame.ts';
