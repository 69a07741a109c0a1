export { PushSection } from './components/PushSection.tsx';
export { PushSheet } from './components/PushSheet.tsx';
