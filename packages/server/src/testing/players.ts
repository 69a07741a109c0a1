import type { Dependencies } from '../dependencies.ts';

/** Creates many players without sessions; returns their ids. */
export async function addPlayers(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  count: number,
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < count; from += 1_000) {
    const rows = await db
      .insertInto('players')
      .values(
        Array.from({ length: Math.min(1_000, count - from) }, (_, at) => ({
          password_hash: 'none',
          registration_type: 'email' as const,
          email: `rival${from + at}@example.com`,
          currency: 'KZT' as const,
          language: 'ru' as const,
          created_at: clock.now(),
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
