#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from '../z.ts';
import { asJunit, asText, runConformance, type Player } from './index.ts';

const usage = `Usage: npx @tulpar/api conformance https://api.example --as player.json [--junit report.xml] [--only pay,balance]

player.json: {"email": "…", "password": "…"} or {"phone": "…", "password": "…"}; "region" is KZ or AZ.
Ends with 0 when every rule holds, 1 when one does not, 2 when the run could not begin.
`;

const PlayerFile = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  password: z.string(),
  region: z.optional(z.enum(['KZ', 'AZ'])),
  brand: z.optional(z.string()),
});

function readPlayer(file: string): Player {
  const player = z.safeParse(PlayerFile, JSON.parse(readFileSync(file, 'utf8'))).data;
  if (player === undefined || (player.email ?? player.phone) === undefined)
    throw new Error(`${file} must be {"email": "…", "password": "…"} or {"phone": "…", "password": "…"}`);
  return player;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { as: { type: 'string' }, junit: { type: 'string' }, only: { type: 'string' } },
  });
  const [command, address] = positionals;
  if (command !== 'conformance' || address === undefined || values.as === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  if (!/^https?:\/\/./.test(address)) throw new Error(`${address} must begin with http:// or https://`);
  const player = readPlayer(values.as);
  const only = values.only?.split(',');
  const findings = await runConformance({ origin: new URL(address).origin, player, only });
  if (values.junit !== undefined) writeFileSync(values.junit, asJunit(findings));
  process.stdout.write(asText(findings));
  return findings.some(({ problem }) => problem !== null) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
