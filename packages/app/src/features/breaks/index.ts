export { BreakSteps } from './components/BreakSteps.tsx';
