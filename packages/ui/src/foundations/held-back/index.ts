export { HeldBack } from './held-back.ts';
