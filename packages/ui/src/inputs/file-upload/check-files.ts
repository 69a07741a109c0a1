/** What files are taken. */
export interface FileRules {
  /** Endings of the names, lower case, without the dot. VALID-25. */
  extensions: readonly string[];
  /** Bytes of one file at most. VALID-26. */
  maxSize: number;
  /** Files in all, those already in the list included. */
  maxFiles: number;
}

/** Why a file is not taken. */
export type FileRefusal = 'type' | 'size' | 'empty' | 'count';

/** A file that is not taken. */
export interface RefusedFile<Candidate> {
  file: Candidate;
  reason: FileRefusal;
}

/** The parts of a file the rules look at. */
type Candidate = Pick<File, 'name' | 'size' | 'type'>;

/** Kinds the browser gives to files of an ending. */
const kinds: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

function fits(file: Candidate, extensions: readonly string[]): boolean {
  const ending = /\.([^.]+)$/u.exec(file.name)?.[1]?.toLowerCase();
  if (!ending || !extensions.includes(ending)) return false;
  // Some systems know no kind; where there is one it must not belie the name.
  const kind = kinds[ending];
  return !file.type || !kind || file.type === kind;
}

/** Sorts files into those to take and those to refuse, in order. `already`: how many stand in the list. VALID-27. */
export function checkFiles<File extends Candidate>(
  files: readonly File[],
  rules: FileRules,
  already = 0,
): { taken: File[]; refused: RefusedFile<File>[] } {
  const taken: File[] = [];
  const refused: RefusedFile<File>[] = [];
  for (const file of files) {
    if (!fits(file, rules.extensions)) refused.push({ file, reason: 'type' });
    else if (file.size === 0) refused.push({ file, reason: 'empty' });
    else if (file.size > rules.maxSize) refused.push({ file, reason: 'size' });
    else if (already + taken.length >= rules.maxFiles) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
