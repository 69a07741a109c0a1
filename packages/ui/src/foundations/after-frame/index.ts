export { afterFrame } from './after-frame.ts';
export { useIsDrawn } from './use-is-drawn.ts';
