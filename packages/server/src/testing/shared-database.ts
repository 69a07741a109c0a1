import { randomBytes } from 'node:crypto';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';

/** A new database on a PostgreSQL server, with a connection to inspect it. */
export async function createSharedDatabase(server: string) {
  const name = `tulpar_shared_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const query = async <Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      return (await client.query<Row>(statement, [...values])).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url: url.href,
    query,
    /** Players' accounts that are not the sum of their entries, and postings that are not balanced. */
    wrongBooks: () =>
      query(`
        select a.id from accounts a where a.player_id is not null and a.balance <>
          (select coalesce(sum(amount), 0) from ledger_entries where account_id = a.id)
        union all select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`),
    /** Answered rounds and credited payments that are missing in the database or stored differently. */
    async lost(answered: { wins: ReadonlyMap<string, number>; credited: ReadonlySet<string> }) {
      const rounds = await query<{ key: string; win: number }>(
        `select round_key as key, win::int from rounds`,
      );
      const wins = new Map(rounds.map(({ key, win }) => [key, win]));
      const approved = await query<{ id: string }>(`select id from payments where status = 'approved'`);
      const ids = new Set(approved.map(({ id }) => id));
      return [
        ...[...answered.wins].filter(([key, win]) => wins.get(key) !== win),
        ...[...answered.credited].filter((id) => !ids.has(id)),
      ];
    },
    drop: () => administer(`drop database ${name} with (force)`),
  };
}

/** The time, ms, that the given share of all times does not exceed. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

/** A proxy in front of PostgreSQL whose connections can break or become silent. */
export async function createDatabaseProxy(target: string) {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSilent = false;
  const proxy = createServer((near) => {
    const far = createConnection(Number(port || 5432), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (part) => void (isSilent || to.write(part)));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  const cut = () => {
    for (const [near] of pairs) near.destroy();
  };
  return {
    url: url.href,
    /** Breaks all open connections; new ones work. */
    cut,
    /** Drops everything that is sent from now on, as if the network had disappeared. */
    silence() {
      isSilent = true;
    },
    /** Forwards data again on new connections. */
    heal() {
      isSilent = false;
      cut();
    },
    async close() {
      cut();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
