import { loadavg } from 'node:os';
import { quantile, short, table, timesOf } from './figures.ts';
import type { Measured, Pair, Plan } from './measure.ts';
import { pollsPerSecond } from './polls.ts';

const times = (ratio: number) => `${short(ratio)}x`;

/** Targets relative to the bare server (1). */
const targets = { p95: 3, events: 0.05 };

const head = [
  'way',
  'req/s',
  'p50',
  'p95',
  'p99',
  'p50/bare',
  'p95/bare',
  'in slices',
  'CPU',
  'CPU/bare',
  'kB/h',
  '/plain',
];

function rowOf(label: string, { ours, bare }: Pair, renewing: number, plainBytes: number): string[] {
  const own = timesOf(ours.times);
  const least = timesOf(bare.times);
  const slices = ours.p95s.map((p95, at) => p95 / (bare.p95s[at] ?? Number.NaN));
  const bytes = ours.bytesPerHour + renewing;
  return [
    label,
    short(ours.rate),
    short(own.p50),
    short(own.p95),
    short(own.p99),
    times(own.p50 / least.p50),
    times(own.p95 / least.p95),
    `${short(Math.min(...slices))}–${short(Math.max(...slices))}`,
    short(ours.cpu),
    times(ours.cpu / bare.cpu),
    short(bytes / 1000),
    times(bytes / plainBytes),
  ];
}

function bareRow(label: string, { bare }: Pair): string[] {
  const own = timesOf(bare.times);
  return [
    label,
    short(bare.rate),
    short(own.p50),
    short(own.p95),
    short(own.p99),
    '1',
    '1',
    '',
    short(bare.cpu),
    '1',
  ];
}

function lines(one: Measured, plan: Plan): string {
  const { plain, tagged, events, most, renewing } = one;
  const plainBytes = plain.ours.bytesPerHour + renewing;
  const eventBytes = events.bytesPerHour + renewing;
  const delivery = timesOf(events.times);
  const rows = [
    rowOf('polls', plain, renewing, plainBytes),
    bareRow('  bare', plain),
    rowOf('polls with tags', tagged, renewing, plainBytes),
    bareRow('  bare', tagged),
    [
      'events',
      '',
      short(delivery.p50),
      short(delivery.p95),
      ...Array.from({ length: 6 }, () => ''),
      short(eventBytes / 1000),
      times(eventBytes / plainBytes),
    ],
  ];
  const ratio = quantile(plain.ours.times, 0.95) / quantile(plain.bare.times, 0.95);
  const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED');
  const isCheap = eventBytes <= targets.events * plainBytes;
  return [
    `\n${one.database}, ${plan.players} players, ms; slices of 4 s in turn with a bare server, ${plan.rounds} of each`,
    table(head, rows),
    `p95 of polls at most ${targets.p95}x bare: ${verdict(ratio <= targets.p95)}; ` +
      `events at most ${targets.events * 100} % of the bytes: ${verdict(isCheap)}`,
    `as fast as it goes: ${short(most.ours)} answers/s, bare ${short(most.bare)} (${times(most.ours / most.bare)})`,
    `idle with events: ${short(events.cpuPerHour)} ms of CPU per player-hour; polling: ` +
      `${short(plain.ours.cpu * pollsPerSecond * 3_600)} ms`,
    `for information: ${short(one.deposits)} deposits/s, ${short(one.rounds)} rounds/s, 4 players at once`,
  ].join('\n');
}

/** Prints the tables. */
export function print(measured: readonly Measured[], plan: Plan): void {
  for (const one of measured) process.stdout.write(`${lines(one, plan)}\n`);
  const [now = 0, , before = 0] = loadavg();
  process.stdout.write(`\nload of the machine: ${short(now)} now, ${short(before)} over 15 minutes\n`);
}
