export { declineCodes, declineText, isDeclineCode } from './decline-reasons.ts';
export type { DeclineCode } from './decline-reasons.ts';
export {
  addDocuments,
  checkFiles,
  decideDocument,
  documentFile,
  documentsToCheck,
  listDocuments,
  startChecking,
  takeUpDocuments,
} from './documents.ts';
export type { Document, DocumentRow, Verdict } from './documents.ts';
