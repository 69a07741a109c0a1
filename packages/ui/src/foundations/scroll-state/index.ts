export {
  atTop,
  isAtPageEnd,
  isInViewport,
  LAZY_THROTTLE_MS,
  scrollFlags,
  SCROLL_PX,
  type ScrollFlags,
  type ScrollPosition,
} from './scroll-flags.ts';
export { throttle, type Throttled } from './throttle.ts';
export { useInViewport } from './use-in-viewport.ts';
export { useScrollFlags } from './use-scroll-flags.ts';
