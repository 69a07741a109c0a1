export { PushSheet } from './components/PushSheet.tsx';
