// The window of the reality check has a face of its own: most visits never see it.
export { RealityCheckSheet } from './components/RealityCheckSheet.tsx';
