/** What files are taken. */
export interface FileRules {
  /** Endings the file dialog offers, lower case, without the dot. What a file is says its content, which the caller reads. VALID-25. */
  extensions: readonly string[];
  /** Bytes of one file at most. VALID-26. */
  maxSize: number;
  /** Files in all, those already in the list included. */
  maxFiles: number;
}

/** Why a file is not taken. */
export type FileRefusal = 'size' | 'empty' | 'count';

/** A file that is not taken. */
export interface RefusedFile<Candidate> {
  file: Candidate;
  reason: FileRefusal;
}

/** The parts of a file the rules look at. */
type Candidate = Pick<File, 'size'>;

/** Sorts files into those to take and those to refuse, in order. `already`: how many stand in the list. VALID-27. */
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
