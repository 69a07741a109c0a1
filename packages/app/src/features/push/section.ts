export { PushSection } from './components/PushSection.tsx';
