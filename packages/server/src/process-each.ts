/** Processes rows in order despite failures, then throws the first one, so that the job runs again. */
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
