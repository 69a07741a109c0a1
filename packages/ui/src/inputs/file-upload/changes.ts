/** The parts of a row that are worth a word when they change. */
interface Row {
  id: string;
  name: string;
  status: string;
  error?: string | undefined;
}

/** What is said about a file, each as a sentence with its name. */
export interface UploadWords {
  done: (name: string) => string;
  failed: (name: string, error: string) => string;
  removed: (name: string) => string;
}

/** What to announce between two lists: files that arrived, failed or went. Progress is not announced. */
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
