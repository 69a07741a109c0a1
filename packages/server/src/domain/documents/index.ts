export { declineCodes, declineText, isDeclineCode } from './decline-reasons.ts';
export type { DeclineCode } from './decline-reasons.ts';
export { decideDocument, documentsToCheck, startChecking, takeUpDocuments } from './decide.ts';
export type { Verdict } from './decide.ts';
export { addDocuments, checkFiles, deleteUnusedFiles, listDocuments, storeFiles } from './documents.ts';
export type { DocumentRow } from './documents.ts';
export { addPart, arrivedPicture, listUploads, removeUpload, startUpload } from './uploads.ts';
