/**
 * Works on each of some rows, one after the other: one that fails holds up none of the others. When all have had their
 * turn it throws, with the first failure as its cause: the job has failed then, and is run again.
 */
export async function eachAlone<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${rows.length} failed`, { cause: failures[0] });
}
