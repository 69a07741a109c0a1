export { DocumentsToCome } from './components/DocumentsToCome.tsx';
