export { DocumentsBoard } from './components/DocumentsBoard.tsx';
export { DocumentsBrief } from './components/DocumentsBrief.tsx';
export { DocumentsToCome } from './components/DocumentsToCome.tsx';
