export { RealityCheckSheet } from './components/RealityCheckSheet.tsx';
