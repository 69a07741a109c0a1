export { Flag, type FlagCode, type FlagProps } from './Flag.tsx';
