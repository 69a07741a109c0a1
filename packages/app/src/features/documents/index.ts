export { DocumentsBoard } from './components/DocumentsBoard.tsx';
export { DocumentsBrief } from './components/DocumentsSummary.tsx';
export { DocumentsToCome } from './components/DocumentsToCome.tsx';
