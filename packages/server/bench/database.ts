import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, chownSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../src/testing/process.ts';

/** A PostgreSQL database that is dropped afterwards. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function command(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function databaseOn(url: string): Promise<OwnDatabase> {
  const name = `tulpar_bench_${process.pid}_${Date.now()}`;
  await command(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => command(url, `drop database ${name} with (force)`) };
}

/** Folder of PostgreSQL's programs: on the path, or where Debian keeps the newest. */
function programs(): string | null {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...(existsSync(debian)
      ? readdirSync(debian)
          .toSorted((a, b) => Number(b) - Number(a))
          .map((version) => join(debian, version, 'bin'))
      : []),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL does not run as root; Debian's package brings a user for it. */
function runner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function temporaryCluster(bin: string): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-bench-pg-'));
  const who = runner();
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(bin, program), words, { ...who, cwd: folder, stdio: 'ignore', timeout: 60_000 });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
    const own = await databaseOn(`postgres://postgres@127.0.0.1:${port}/postgres`);
    return {
      url: own.url,
      drop: async () => {
        run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * A database on the PostgreSQL that `DATABASE_URL` or `TEST_DATABASE_URL` names, else in a cluster made for the run;
 * null where there is no PostgreSQL.
 */
export async function ownDatabase(): Promise<OwnDatabase | null> {
  const shared = process.env['DATABASE_URL'] || process.env['TEST_DATABASE_URL'];
  if (shared) return await databaseOn(shared);
  const bin = programs();
  return bin === null ? null : await temporaryCluster(bin);
}
