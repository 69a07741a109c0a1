import { endpoints } from '@tulpar/api/contract';
import type { Endpoint } from '@tulpar/api/contract';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './client.ts';
import { asPlayer } from './players.ts';
import type { Player } from './players.ts';
import { toStored } from './recording.ts';
import type { Recording } from './recording.ts';

/** A call with its interval, ms. */
function polled({ id, path, poll: every }: Endpoint, query = '') {
  if (every === undefined) throw new Error(`${id} is not polled`);
  return { path: path + query, every };
}

/** Calls polled by the app, with their intervals (ms) from the contract and their queries. */
export const polls = [
  polled(endpoints.balance),
  polled(endpoints.offers, '?order=desc&limit=200'),
  polled(endpoints.playerWelcomeOffers),
  polled(endpoints.notifications, '?order=desc&filter%5Bhistory%5D=0'),
];

/** Polls of one player in a second. */
export const pollsPerSecond = polls.reduce((sum, { every }) => sum + 1000 / every, 0);

/** What was measured while players polled. */
export interface Polled {
  /** Time of each answer, ms. */
  readonly times: readonly number[];
  readonly bytes: number;
  /** How long it took, ms. */
  readonly length: number;
}

/** Tags by player and path. */
export type Tags = Map<string, string>;

interface Slice {
  readonly client: Client;
  readonly players: readonly Player[];
  /** ms. */
  readonly length: number;
  /** Tags to send; null for a client that keeps none. */
  readonly tags: Tags | null;
}

/** Players poll for a while, each poll at its own beat whether or not the one before was answered. */
export async function poll({ client, players, length, tags }: Slice): Promise<Polled> {
  const beats = players.flatMap((player, number) =>
    polls.flatMap((one, index) => {
      // Everybody starts somewhere else, the same at each run.
      const phase = one.every * (((number + index / polls.length) * 0.618_034) % 1);
      const count = Math.ceil((length - phase) / one.every);
      return Array.from({ length: Math.max(0, count) }, (_, turn) => ({
        at: phase + turn * one.every,
        player,
        key: `${number} ${one.path}`,
        path: one.path,
      }));
    }),
  );
  beats.sort((a, b) => a.at - b.at);
  const times: number[] = [];
  let bytes = 0;
  const start = performance.now();
  const running: Promise<void>[] = [];
  for (const { at, player, key, path } of beats) {
    const ahead = at - (performance.now() - start);
    if (ahead > 1) await wait(ahead);
    const tag = tags?.get(key);
    const headers = { ...asPlayer(player), ...(tag === undefined ? {} : { 'If-None-Match': tag }) };
    const ask = async () => {
      const answer = await client.ask(path, { headers });
      if (answer.status !== 200 && answer.status !== 304)
        throw new Error(`${path} answered ${answer.status}`);
      times.push(answer.ms);
      bytes += answer.bytes;
      if (answer.headers.etag !== undefined) tags?.set(key, answer.headers.etag);
    };
    const asked = ask();
    // A failure is reported at the end; mark it as handled until then.
    asked.catch(() => undefined);
    running.push(asked);
  }
  await Promise.all(running);
  return { times, bytes, length };
}

/** Responses per second at full speed with a few parallel clients. */
export async function saturate(client: Client, players: readonly Player[], length: number): Promise<number> {
  const start = performance.now();
  let count = 0;
  const worker = async (number: number) => {
    for (let turn = number; performance.now() - start < length; turn += 1) {
      const path = polls[turn % polls.length]?.path ?? '';
      const player = players[turn % players.length] ?? { access: '' };
      await client.ask(path, { headers: asPlayer(player) });
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, number) => worker(number)));
  return (count * 1000) / (performance.now() - start);
}

/** The answers one player gets. */
export async function record(client: Client, player: Player): Promise<Recording> {
  const recorded: [string, Recording[string]][] = [];
  for (const { path } of polls) {
    const full = await client.ask(path, { headers: asPlayer(player) });
    const tag = full.headers.etag ?? '';
    const unchanged = await client.ask(path, { headers: { ...asPlayer(player), 'If-None-Match': tag } });
    if (unchanged.status !== 304) throw new Error(`${path} answered a tag with ${unchanged.status}`);
    recorded.push([path, { full: toStored(full), unchanged: toStored(unchanged) }]);
  }
  return Object.fromEntries(recorded);
}

/** Bytes of asking everything once with tags, as after every gap of a stream. */
export async function bytesOfReading(client: Client, player: Player): Promise<number> {
  let bytes = 0;
  for (const { path } of polls) {
    const full = await client.ask(path, { headers: asPlayer(player) });
    const headers = { ...asPlayer(player), 'If-None-Match': full.headers.etag ?? '' };
    bytes += (await client.ask(path, { headers })).bytes;
  }
  return bytes;
}
