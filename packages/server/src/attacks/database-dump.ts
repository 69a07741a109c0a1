import { sql } from 'kysely';
import type { TestServer } from '../testing/index.ts';

/** Every row of every table as text, by table; two equal dumps mean that nothing changed. */
export async function dumpDatabase(
  { deps: { db } }: Pick<TestServer, 'deps'>,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`.execute(
    db,
  );
  const dump: Record<string, string> = {};
  for (const { name } of tables) {
    if (except.includes(name)) continue;
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    dump[name] = rows.map(({ row }) => row).join('\n');
  }
  return dump;
}
