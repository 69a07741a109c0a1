export {
  atTop,
  isAtPageEnd,
  isNear,
  LAZY_THROTTLE_MS,
  scrollFlags,
  SCROLL_PX,
  type ScrollFlags,
  type ScrollPlace,
} from './scroll-flags.ts';
export { throttle, type Throttled } from './throttle.ts';
export { useNear } from './use-near.ts';
export { useScrollFlags } from './use-scroll-flags.ts';
