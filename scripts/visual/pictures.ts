import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was seen of one story at one width in one theme. */
export interface Shot {
  /** Name of the picture. Absent when there is none. */
  readonly picture?: string;
  /** Why the story did not end well. */
  readonly error?: string;
  /** Frames that were drawn until two in a row were equal; absent when none ever were. */
  readonly frames?: number;
}

/** `story@width-theme` → what was seen. */
export type Shots = Record<string, Shot>;

/** What one round came to. */
export interface Round {
  readonly pictures: number;
  readonly seconds: number;
  /** Shots that looked different in a shared page and were seen again. */
  readonly again: number;
  /** Pixels that differ from the first round, by shot. */
  readonly differing: Readonly<Record<string, number>>;
}

/** Rounds of one build, and the shots all are compared with. */
export interface Rounds {
  readonly first?: Shots | undefined;
  readonly rounds: readonly Round[];
  /** The round that was interrupted: what it had seen, and how long that took, s. */
  readonly begun?: { readonly shots: Shots; readonly seconds: number } | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 14;

/** Pictures by the hash of their bytes, and which shots of which build they are; old ones are forgotten. */
export class Album {
  private readonly folder: string;

  constructor(cache: string) {
    this.folder = cache;
    mkdirSync(join(cache, 'pictures'), { recursive: true });
    mkdirSync(join(cache, 'shots'), { recursive: true });
    mkdirSync(join(cache, 'rounds'), { recursive: true });
  }

  private listOf(build: string, camera: string): string {
    return join(this.folder, 'shots', `${build}.${camera}.json`);
  }

  /** Shots of a build already taken with the same browser and the same settings. */
  known(build: string, camera: string): Shots {
    const file = this.listOf(build, camera);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shots) : {};
  }

  remember(build: string, camera: string, shots: Shots): void {
    writeFileSync(this.listOf(build, camera), JSON.stringify(shots));
  }

  /** Rounds in which the same stories of a build were seen again and again, and the shots of the first one. */
  rounds(build: string, camera: string, stories: readonly string[]) {
    const asked = createHash('sha256').update(stories.join()).digest('hex').slice(0, 8);
    const file = join(this.folder, 'rounds', `${build}.${camera}.${asked}.json`);
    return {
      read: (): Rounds =>
        existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Rounds) : { rounds: [] },
      write: (rounds: Rounds) => writeFileSync(file, JSON.stringify(rounds)),
    };
  }

  /** Keeps a picture once, however many shots show it. */
  add(png: Buffer): string {
    const name = createHash('sha256').update(png).digest('hex').slice(0, 32);
    const file = this.path(name);
    if (!existsSync(file)) writeFileSync(file, png);
    return name;
  }

  path(name: string): string {
    return join(this.folder, 'pictures', `${name}.png`);
  }

  read(name: string): Buffer {
    return readFileSync(this.path(name));
  }

  /** Forgets builds and shots of the last fortnight but one, and the pictures nobody shows any more. */
  prune(now: number): void {
    const old = (file: string) => now - statSync(file).mtimeMs > KEPT_DAYS * DAY;
    for (const room of ['builds', 'shots', 'rounds']) {
      const folder = join(this.folder, room);
      if (!existsSync(folder)) continue;
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        if (old(file)) rmSync(file, { recursive: true, force: true });
      }
    }
    const read = <T>(room: string) =>
      readdirSync(join(this.folder, room)).map(
        (name) => JSON.parse(readFileSync(join(this.folder, room, name), 'utf8')) as T,
      );
    const kept = [...read<Shots>('shots'), ...read<Rounds>('rounds').map(({ first = {} }) => first)];
    const shown = new Set(kept.flatMap((shots) => Object.values(shots).map(({ picture }) => picture)));
    for (const name of readdirSync(join(this.folder, 'pictures'))) {
      const file = join(this.folder, 'pictures', name);
      if (!shown.has(name.replace(/\.png$/, '')) && old(file)) rmSync(file, { force: true });
    }
  }
}
