export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { UploadItem } from './UploadRow.tsx';
export type { UploadWords } from './changes.ts';
export { checkFiles, type FileRefusal, type FileRules, type RefusedFile } from './check-files.ts';
