/**
 * Processes rows one after another; a failure does not stop the others. Then throws, with the first failure
 * as its cause, so that the job is run again.
 */
export async function processEach<Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>) {
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
