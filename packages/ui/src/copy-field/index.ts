export { CopyField, type CopyFieldProps } from './CopyField.tsx';
export type { Wait } from './use-copy.ts';
