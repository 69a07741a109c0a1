import { PGlite } from '@electric-sql/pglite';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { FolderInUseError, lockDataFolder } from '../db/data-folder-lock.ts';
import { embeddedOptions } from '../db/open.ts';

/** A failed backup or restore; the message is one line with the solution. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

type Where = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** File that contains the name of the backup to be written by the running server. */
const requestIn = (dataDir: string) => join(dataDir, 'backup.request');
/** Maximum time for a running server to write a backup, ms. */
const longest = 10 * 60_000;

/** Writes the whole database to a file; servers may be running. */
export async function backUp({ dataDir, databaseUrl }: Where, name: string): Promise<void> {
  const file = resolve(name);
  if (databaseUrl !== null) {
    const words = ['--format=custom', '--no-owner', `--file=${file}`, `--dbname=${databaseUrl}`];
    return await end('pg_dump', spawn('pg_dump', words, { stdio: ['ignore', 'inherit', 'inherit'] }));
  }
  const lock = join(dataDir, 'db.lock');
  let release: () => void;
  try {
    release = lockDataFolder(lock);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const { pid } = JSON.parse(readFileSync(lock, 'utf8')) as { pid: number };
    return await requestBackup(dataDir, pid, file);
  }
  try {
    const pglite = await PGlite.create({ dataDir: join(dataDir, 'db'), ...embeddedOptions });
    await dump(pglite, file);
    await pglite.close();
  } finally {
    release();
  }
}

/** Lets the running server write the backup, because only one process can use an embedded database. */
async function requestBackup(dataDir: string, pid: number, file: string): Promise<void> {
  rmSync(file, { force: true });
  writeFileSync(requestIn(dataDir), file);
  process.kill(pid, 'SIGUSR2');
  for (const deadline = Date.now() + longest; !existsSync(file); await wait(100))
    if (Date.now() > deadline || !existsSync(requestIn(dataDir)))
      throw new BackupError(`The running server (process ${pid}) wrote no backup: see its log.`);
}

async function dump(pglite: PGlite, file: string): Promise<void> {
  const tar = await pglite.dumpDataDir('gzip');
  const draft = `${file}.part`;
  await writeFile(draft, Buffer.from(await tar.arrayBuffer()));
  await rename(draft, file);
}

/** Writes a backup requested by another process. */
export async function answerRequest(pglite: PGlite, dataDir: string): Promise<void> {
  const request = requestIn(dataDir);
  if (!existsSync(request)) return;
  const file = readFileSync(request, 'utf8');
  try {
    await dump(pglite, file);
  } finally {
    rmSync(request, { force: true });
  }
}

/** Replaces the database with a backup. No server may be running. */
export async function restore({ dataDir, databaseUrl }: Where, name: string): Promise<void> {
  const file = resolve(name);
  if (!existsSync(file)) throw new BackupError(`There is no backup ${file}.`);
  if (databaseUrl !== null) return await restoreServer(databaseUrl, file);
  mkdirSync(dataDir, { recursive: true });
  const release = lockDataFolder(join(dataDir, 'db.lock'));
  try {
    const folder = join(dataDir, 'db');
    const draft = `${folder}.restored`;
    rmSync(draft, { recursive: true, force: true });
    const pglite = await PGlite.create({
      dataDir: draft,
      ...embeddedOptions,
      loadDataDir: new Blob([await readFile(file)]),
    });
    await pglite.close();
    // Keep the former database until the next restore.
    rmSync(`${folder}.before`, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, `${folder}.before`);
    renameSync(draft, folder);
  } finally {
    release();
  }
}

/**
 * SQL that drops all tables and functions. `pg_restore --clean` would leave those that the backup does not contain, so
 * the next upgrade could not create them, and it drops partitions in a way that PostgreSQL refuses.
 */
const dropEverything = `set client_min_messages = warning;
  do $$
  declare statement text;
  begin
    for statement in
      select format('drop table if exists %s cascade', oid::regclass) from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
    loop
      execute statement;
    end loop;
    for statement in
      select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc
      where prokind = 'f' and pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop
      execute statement;
    end loop;
  end $$`;

/** Restores in one transaction: psql commits only after the whole script. */
async function restoreServer(databaseUrl: string, file: string): Promise<void> {
  const source = spawn('pg_restore', ['--clean', '--if-exists', '--no-owner', '--file=-', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const target = spawn(
    'psql',
    [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      `--command=${dropEverything}`,
      '--file=-',
      `--dbname=${databaseUrl}`,
    ],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  // If psql stops reading, its exit code says why.
  target.stdin.on('error', () => undefined);
  source.stdout.pipe(target.stdin, { end: false });
  const stop = (other: ChildProcess) => (error: unknown) => {
    other.kill();
    throw error;
  };
  await Promise.all([
    end('pg_restore', source).then(() => void target.stdin.end(), stop(target)),
    end('psql', target).catch(stop(source)),
  ]);
}

/** Waits for a PostgreSQL program; error messages omit the URL with its password. */
function end(program: string, child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    child.on('error', () =>
      fail(new BackupError(`${program} cannot be run: install the client programs of PostgreSQL.`)),
    );
    child.on('close', (code) =>
      code === 0 ? done() : fail(new BackupError(`${program} failed; see its message above.`)),
    );
  });
}
