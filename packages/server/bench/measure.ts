import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from './figures.ts';
import { launch, playRound, renew, settle, signUp, startDeposit } from './players.ts';
import type { Player } from './players.ts';
import { bytesOfReading, poll, record, saturate } from './polls.ts';
import type { Polled, Tags } from './polls.ts';
import { startBare } from './processes.ts';
import type { Target } from './processes.ts';
import { openStream } from './streams.ts';

/** Length of a slice of polling, and of asking as fast as it goes; longest wait for two pings on each stream, ms. */
const sliceLength = 4_000;
const saturateLength = 1_500;
const longestIdle = 30_000;
/** Long enough for most polls to have come once, ms. */
const warmLength = 3_100;
/** Warm-up at full speed before the first slice, ms, to exclude JIT compilation. */
const compileLength = 4_000;
const hour = 3_600_000;
/** An access token lives 5 minutes: so often in an hour it is renewed, and a stream opened again. */
const renewalsPerHour = 12;

/** One server, polled in one way. */
export interface Side {
  readonly times: readonly number[];
  /** 95th percentile of each slice, ms. */
  readonly p95s: readonly number[];
  /** Answers in a second. */
  readonly rate: number;
  /** Processor time of the server's process per answer, ms. */
  readonly cpu: number;
  /** Bytes of the polls of one player in an hour. */
  readonly bytesPerHour: number;
}

/** Ours and the bare server, in turn. */
export interface Pair {
  readonly ours: Side;
  readonly bare: Side;
}

/** Everything measured on one database. */
export interface Measured {
  readonly database: string;
  readonly plain: Pair;
  readonly tagged: Pair;
  /** Answers per second as fast as they come. */
  readonly most: { readonly ours: number; readonly bare: number };
  readonly events: {
    /** Bytes of one idle player in an hour, with coming back every five minutes. */
    readonly bytesPerHour: number;
    /** From paying to hearing of the balance, ms. */
    readonly times: readonly number[];
    /** Processor time of an idle player in an hour, ms. */
    readonly cpuPerHour: number;
  };
  /** Bytes of renewing tokens, the same in every way, in an hour. */
  readonly renewing: number;
  /** A second. */
  readonly deposits: number;
  readonly rounds: number;
}

export interface Plan {
  readonly players: number;
  readonly rounds: number;
}

interface Turn extends Polled {
  readonly cpu: number;
}

async function turn(target: Target, players: readonly Player[], tags: Tags | null): Promise<Turn> {
  const before = await target.spent();
  const polled = await poll({ client: target.client, players, length: sliceLength, tags });
  return { ...polled, cpu: (await target.spent()) - before };
}

function sideOf(turns: readonly Turn[], players: number): Side {
  const sum = (of: (one: Turn) => number) => turns.reduce((total, one) => total + of(one), 0);
  const times = turns.flatMap((one) => one.times);
  return {
    times,
    p95s: turns.map((one) => quantile(one.times, 0.95)),
    rate: (times.length * 1000) / sum((one) => one.length),
    cpu: sum((one) => one.cpu) / times.length,
    bytesPerHour: (sum((one) => one.bytes) / sum((one) => one.length) / players) * hour,
  };
}

/** In turn, so that whatever else the machine does meets both. */
async function compare(
  ours: Target,
  bare: Target,
  players: readonly Player[],
  rounds: number,
  isTagged: boolean,
): Promise<Pair> {
  const tags = { ours: new Map<string, string>(), bare: new Map<string, string>() };
  // The first answers give the tags and warm both.
  for (const [target, targetTags] of [
    [ours, tags.ours],
    [bare, tags.bare],
  ] as const)
    await poll({ client: target.client, players, length: warmLength, tags: targetTags });
  const turns: { ours: Turn[]; bare: Turn[] } = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    turns.ours.push(await turn(ours, players, isTagged ? tags.ours : null));
    turns.bare.push(await turn(bare, players, isTagged ? tags.bare : null));
  }
  return { ours: sideOf(turns.ours, players.length), bare: sideOf(turns.bare, players.length) };
}

async function follow({ client, origin, spent }: Target, players: readonly Player[], tagged: number) {
  const streams = await Promise.all(players.map((player) => openStream(origin, player)));
  try {
    const before = await spent();
    const start = performance.now();
    while (performance.now() - start < longestIdle && streams.some((stream) => stream.idle().length < 9_000))
      await wait(250);
    const cpu = (await spent()) - before;
    const length = performance.now() - start;
    const idles = streams.map((stream) => stream.idle());
    const rate =
      idles.reduce((sum, one) => sum + one.bytes, 0) / idles.reduce((sum, one) => sum + one.length, 0);
    const opening = streams.reduce((sum, one) => sum + one.opening, 0) / streams.length;
    const times: number[] = [];
    for (const [at, player] of players.slice(0, 20).entries()) {
      const page = await startDeposit(client, origin, player);
      const received = streams[at]?.next('balance');
      const paid = performance.now();
      await settle(client, origin, page);
      await received;
      times.push(performance.now() - paid);
    }
    return {
      bytesPerHour: rate * hour + renewalsPerHour * (opening + tagged),
      cpuPerHour: (cpu / length / players.length) * hour,
      times,
    };
  } finally {
    for (const stream of streams) stream.close();
  }
}

/** Runs a piece of work again and again for a while, each worker for itself; how often in a second. */
async function perSecond(workers: readonly (() => Promise<void>)[]): Promise<number> {
  const start = performance.now();
  let count = 0;
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() - start < saturateLength) {
        await work();
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - start);
}

/** Measures everything on a server that has just started. */
export async function measure(database: string, ours: Target, plan: Plan): Promise<Measured> {
  const { client, origin } = ours;
  // Four tabs of each: hashing passwords would be most of the run.
  const people: Player[] = [];
  for (let number = 0; number < Math.ceil(plan.players / 4); number += 1) {
    const player = await signUp(client, number);
    await settle(client, origin, await startDeposit(client, origin, player));
    people.push(player);
  }
  const players = Array.from({ length: plan.players }, (_, at) => people[at % people.length] as Player);
  const renewAll = async () => {
    let bytes = 0;
    for (const player of people) bytes += await renew(client, player);
    return bytes / people.length;
  };
  const bare = await startBare(await record(client, people[0] as Player));
  try {
    for (const target of [ours, bare]) await saturate(target.client, players, compileLength);
    const plain = await compare(ours, bare, players, plan.rounds, false);
    const renewing = (await renewAll()) * renewalsPerHour;
    const tagged = await compare(ours, bare, players, plan.rounds, true);
    await renewAll();
    const most = {
      ours: await saturate(client, players, saturateLength),
      bare: await saturate(bare.client, players, saturateLength),
    };
    const events = await follow(ours, players, await bytesOfReading(client, people[0] as Player));
    const payers = people.slice(0, 4);
    const deposits = await perSecond(
      payers.map((player) => async () => settle(client, origin, await startDeposit(client, origin, player))),
    );
    const sessions = await Promise.all(payers.map((player) => launch(client, player)));
    const rounds = await perSecond(sessions.map((session) => () => playRound(client, session, 20_000)));
    return { database, plain, tagged, most, events, renewing, deposits, rounds };
  } finally {
    await bare.stop();
  }
}
