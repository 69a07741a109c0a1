export { WinnersTicker, type Winner, type WinnersTickerProps } from './WinnersTicker.tsx';
