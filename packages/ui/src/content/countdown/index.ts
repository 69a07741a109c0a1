export { Countdown, type CountdownProps, type CountdownUnits } from './Countdown.tsx';
export { secondsLeft, splitSeconds, type TimeParts } from './time-left.ts';
export { useCountdown, type CountdownOptions, type CountdownState } from './use-countdown.ts';
