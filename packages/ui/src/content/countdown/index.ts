export { Countdown, type CountdownProps, type CountdownUnits } from './Countdown.tsx';
export {
  secondsLeft,
  splitSeconds,
  useCountdown,
  type CountdownOptions,
  type CountdownState,
  type TimeParts,
} from './use-countdown.ts';
