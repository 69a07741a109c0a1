export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { UploadItem } from './UploadRow.tsx';
export {
  type UploadWords,
  checkFiles,
  type FileRefusal,
  type FileRules,
  type RefusedFile,
} from './check-files.ts';
