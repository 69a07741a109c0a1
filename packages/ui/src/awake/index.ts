export { isAwake, onAwake } from './awake.ts';
