export {
  atTop,
  isAtPageEnd,
  isInViewport,
  LAZY_THROTTLE_MS,
  scrollFlags,
  SCROLL_PX,
  type ScrollFlags,
  type ScrollPosition,
  throttle,
  type Throttled,
} from './scroll-flags.ts';
export { useScrollFlags, useInViewport } from './use-scroll-flags.ts';
