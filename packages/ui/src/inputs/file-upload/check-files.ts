export interface FileRules {
  /**
   * Extensions offered by the file dialog, lower case, without the dot. The actual type is read from the
   * content by the caller. VALID-25.
   */
  extensions: readonly string[];
  /** Maximum size of a file, bytes. VALID-26. */
  maxSize: number;
  /** Maximum number of files, including those already in the list. */
  maxFiles: number;
}

export type FileRefusal = 'size' | 'empty' | 'count';

/** A refused file. */
export interface RefusedFile<Candidate> {
  file: Candidate;
  reason: FileRefusal;
}

type Candidate = Pick<File, 'size'>;

/**
 * Splits files into accepted and refused ones, in order. `already`: number of files in the list. VALID-27.
 */
export function checkFiles<File extends Candidate>(
  files: readonly File[],
  rules: Pick<FileRules, 'maxSize' | 'maxFiles'>,
  already = 0,
): { taken: File[]; refused: RefusedFile<File>[] } {
  const taken: File[] = [];
  const refused: RefusedFile<File>[] = [];
  for (const file of files) {
    if (file.size === 0) refused.push({ file, reason: 'empty' });
    else if (file.size > rules.maxSize) refused.push({ file, reason: 'size' });
    else if (already + taken.length >= rules.maxFiles) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
