/** Parts of a row whose changes are announced. */
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
 * Announcement of the difference between two lists: files added, failed or removed. Progress is not
 * announced.
 */
export function sayChanges(before: readonly Row[], after: readonly Row[], words: UploadWords): string {
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
    ...before.filter((row) => !remaining.has(row.id)).map((row) => words.removed(row.name)),
    ...news,
  ].join(' ');
}
