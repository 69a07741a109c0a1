export interface FileRules {
  /**
   * Extensions offered by the file dialog, lower case, without the dot. The actual type is read from the
   * content by the caller (VALID-25).
   */
  extensions: readonly string[];
  /** Maximum size of a file, bytes (VALID-26). */
  maxSize: number;
  /** Maximum number of files, including those already in the list without an error. */
  maxFiles: number;
}

export type FileRefusal = 'size' | 'empty' | 'count';

export interface RefusedFile<Candidate> {
  file: Candidate;
  reason: FileRefusal;
}

type Candidate = Pick<File, 'size'>;

/** Splits files into accepted and refused ones, in order. `already`: number of accepted files (VALID-27). */
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

/** A fraction from 0 to 1 as a whole percentage; 0 if it is not a number. */
export function percent(share: number | undefined): number {
  return Number.isFinite(share) ? Math.round(Math.min(Math.max(share ?? 0, 0), 1) * 100) : 0;
}

/** The parts of a row in the list whose changes are announced. */
interface Row {
  id: string;
  name: string;
  status: string;
  error?: string | undefined;
}

/** Announcements about a file, each a sentence with its name. */
export interface UploadWords {
  done: (name: string) => string;
  failed: (name: string, error: string) => string;
  removed: (name: string) => string;
}

/**
 * Announcement of the difference between two lists: files uploaded or failed, and the one that the player removed
 * (`removedId`). Other files leave the list once they are sent. Progress is not announced.
 */
export function sayChanges(
  before: readonly Row[],
  after: readonly Row[],
  words: UploadWords,
  removedId?: string,
): string {
  const old = new Map(before.map((row) => [row.id, row]));
  const remaining = new Set(after.map((row) => row.id));
  const news = after
    .filter((row) => old.get(row.id)?.status !== row.status)
    .flatMap((row) => {
      if (row.status === 'done') return [words.done(row.name)];
      if (row.status === 'error') return [words.failed(row.name, row.error ?? '')];
      return [];
    });
  return [
    ...before
      .filter(({ id }) => id === removedId && !remaining.has(id))
      .map(({ name }) => words.removed(name)),
    ...news,
  ].join(' ');
}
