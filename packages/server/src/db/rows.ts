import { sql, type SelectQueryBuilder } from 'kysely';

/** Whether a select finds a row, or an update or delete returns one. */
export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

export async function countRows<DB, Tables extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const counted = matching.clearSelect().select(sql<string>`count(*)`.as('count'));
  const { count } = (await counted.executeTakeFirstOrThrow()) as { readonly count: string };
  return Number(count);
}

export const paginationOf = (items: number, limit: number) => ({
  total_pages: Math.ceil(items / limit),
  items,
});

/** A page, counted from 1. `matching` counts the rows; `ordered` selects the same rows with columns and order. */
export async function readPage<DB, Tables extends keyof DB, Joined, More extends keyof Joined, Row>(
  matching: SelectQueryBuilder<DB, Tables, object>,
  ordered: SelectQueryBuilder<Joined, More, Row>,
  page: number,
  limit: number,
) {
  const pagination = paginationOf(await countRows(matching), limit);
  const rows = await ordered
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, pagination };
}
