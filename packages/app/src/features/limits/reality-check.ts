// A separate entry: most visits never show it.
export { RealityCheckSheet } from './components/RealityCheckSheet.tsx';
