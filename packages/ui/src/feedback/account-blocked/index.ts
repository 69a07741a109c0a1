export { AccountBlocked, type AccountBlockedProps } from './AccountBlocked.tsx';
