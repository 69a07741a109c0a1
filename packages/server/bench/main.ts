import { ownDatabase } from './database.ts';
import { measure } from './measure.ts';
import type { Measured } from './measure.ts';
import { startOurs } from './processes.ts';
import { print } from './report.ts';

/** `pnpm bench:server`: players who poll, ask with tags, or follow events, on both databases; see docs/figures.md. */
const players = Number(process.env['PLAYERS'] ?? 52);
const rounds = Number(process.env['ROUNDS'] ?? 3);
const wanted = process.env['DATABASES'] ?? 'embedded,postgres';

async function run(name: string, url: string | null): Promise<Measured> {
  process.stdout.write(`${name}: measuring …\n`);
  const ours = await startOurs(url);
  try {
    return await measure(name, ours, { players, rounds });
  } finally {
    await ours.stop();
  }
}

const measured: Measured[] = [];
if (wanted.includes('embedded')) measured.push(await run('PGlite', null));
if (wanted.includes('postgres')) {
  const database = await ownDatabase();
  if (database === null) process.stdout.write('PostgreSQL: none here; set DATABASE_URL.\n');
  else {
    try {
      measured.push(await run('PostgreSQL', database.url));
    } finally {
      await database.drop();
    }
  }
}
print(measured, { players, rounds });
