export { DocumentsBoard } from './components/DocumentsBoard.tsx';

export { DocumentsToCome } from './components/DocumentsToCome.tsx';
