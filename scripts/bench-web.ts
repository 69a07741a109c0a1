import { loadavg } from 'node:os';
import { TulparServer } from '../packages/app/e2e/server.ts';
import { figuresTable, type Figure } from './bench-web/figures.ts';
import { measureLighthouse } from './bench-web/lighthouse.ts';
import { measureLoads } from './bench-web/loads.ts';
import { served } from './bench-web/served.ts';

/**
 * `pnpm bench:web` measures the built app on the real server: one table with targets. `PARTS` selects parts by
 * comma-separated names; see docs/figures.md. A missed target is reported without failing; a failed measurement fails.
 */
const parts = ['lighthouse', 'loads'] as const;
const selected = process.env['PARTS']?.split(',') ?? parts;
const unknown = selected.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) throw new Error(`PARTS are ${parts.join(', ')}; not ${unknown.join(', ')}.`);

const app = await served();
const server = await TulparServer.create();
const figures: Figure[] = [];
try {
  if (selected.includes('lighthouse')) figures.push(...(await measureLighthouse(`${server.origin}/`)));
  if (selected.includes('loads')) figures.push(...(await measureLoads(server.origin, app)));
} finally {
  await server.dispose();
}
console.log(`\n${figuresTable(figures)}`);
const load = loadavg().map((one) => one.toFixed(1));
console.log(`\nload of the machine ${load.join(' ')}`);
