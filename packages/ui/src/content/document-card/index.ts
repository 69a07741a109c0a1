export { DocumentCard, type DocumentCardProps } from './DocumentCard.tsx';
export { documentLook, uploadPercent, type DocumentLook, type DocumentStatus } from './document-look.ts';
