import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';

/** Tables that a distributed database spreads by the player. */
const spread = '(rounds|ledger_transactions|ledger_entries|analytics)';

/** Reports and workers whose statements read or delete rows of all players. */
const acrossPlayers = new Set([
  'deleteRows',
  'forgetOldLogs',
  'listRouteVitals',
  'payPeriod',
  'raiseStatuses',
]);

const mention = new RegExp(
  String.raw`\b(from|join|update|into) (?:only )?${spread}\b(?: as)?(?: (\w+))?`,
  'g',
);
const clauses = /^(where|set|on|inner|left|right|cross|join|order|group|limit|for|using|union|returning)$/;

/**
 * The table whose rows a statement does not limit to one player; null if there is none. Each has to be compared with
 * the player of another table, and at least one with a value.
 */
export function tableAcrossShards(statement: string): string | null {
  const text = statement
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .replace(/ set .*? where /, ' where ')
    .toLowerCase();
  for (const [found, verb, table = '', word = ''] of text.matchAll(mention)) {
    if (verb === 'into') {
      const columns = text.slice(text.indexOf(found) + found.length).split(')', 1)[0] ?? '';
      if (!/\bplayer_id\b/.test(columns)) return table;
      continue;
    }
    const name = word === '' || clauses.test(word) ? table : word;
    const own = String.raw`(?:\b${name}\.|(?<![.\w]))player_id`;
    const isJoined = new RegExp(String.raw`${own} = (\$\d|\w+\.player_id)|\w+\.player_id = ${own}`).test(
      text,
    );
    if (!isJoined || !/player_id = \$\d/.test(text)) return table;
  }
  return null;
}

/** The function that runs a statement; null in a test. */
function serverFunction(): string | null {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const lines = (new Error('stack').stack ?? '').split('\n');
  Error.stackTraceLimit = stackTraceLimit;
  const line =
    lines.find((one) => one.includes('/packages/server/src/') && !one.includes('/one-shard.ts')) ?? '';
  if (/\.test\.ts|\/(?:attacks|testing)\//.test(line)) return null;
  return /at (?:async )?(?:\w+\.)*(\w+) \(/.exec(line)?.[1] ?? 'a function without a name';
}

/** Refuses statements of the server that would cross shards, and adds them to a list. */
export function refuseAcrossShards(
  refused: string[],
  callerOf: () => string | null = serverFunction,
): KyselyPlugin {
  const compiler = new PostgresQueryCompiler();
  return {
    transformQuery({ node, queryId }) {
      const { sql } = compiler.compileQuery(node, queryId);
      const table = tableAcrossShards(sql);
      const caller = table === null ? null : callerOf();
      if (caller !== null && !acrossPlayers.has(caller)) {
        const problem = `${caller} does not limit ${table} to one player: ${sql}`;
        refused.push(problem);
        throw new Error(problem);
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
