export { DocumentsBoard } from './components/DocumentsBoard.tsx';
