export { DocumentCard, type DocumentCardProps, type DocumentStatus } from './DocumentCard.tsx';
