import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openFolder, openServer } from './db/open.ts';
import type { OpenDatabase } from './db/open.ts';
import { seedCatalogue } from './db/seed/index.ts';
import type { Dependencies, Log } from './dependencies.ts';
import { catalogueOf, createGameSource } from './domain/catalogue/index.ts';
import { seedDemoPlayer } from './domain/players/demo-player.ts';
import { createAttemptLimits } from './domain/sessions/index.ts';
import { freeAbandonedAttempts } from './http/idempotency.ts';
import { createImages } from './images/index.ts';
import { warmLobby } from './images/lobby.ts';
import { createOutbox } from './outbox.ts';
import { readSecret } from './secret-file.ts';
import { createSecrets } from './secrets.ts';
import { startWorkers } from './workers.ts';

/** The server cannot start; the message is one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** A running server. */
export interface RunningServer {
  /** Origin it listens on. */
  readonly origin: string;
  /** Takes no new requests, lets running ones end, closes everything. */
  stop(): Promise<void>;
}

const reason = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Makes a folder and those above it, one by one: the recursive call never ends where the system forbids new ones. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function checkDataDir(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written to. Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return await openFolder(config.dataDir);
  const opened = openServer(config.databaseUrl);
  try {
    await opened.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
    return opened;
  } catch (error) {
    await opened.close();
    const { host } = new URL(config.databaseUrl);
    const why = reason(error) || 'no answer';
    throw new StartError(
      `The database at ${host} cannot be reached (${why}). Start it, or correct DATABASE_URL.`,
    );
  }
}

/** The complaint about an address that cannot be listened on. */
function listenError(config: Config, error: NodeJS.ErrnoException): StartError {
  const where = `${config.host}:${config.port}`;
  return error.code === 'EADDRINUSE'
    ? new StartError(
        `Port ${config.port} is taken. Stop what listens on ${where}, or set PORT to another number.`,
      )
    : new StartError(`Cannot listen on ${where} (${error.code ?? reason(error)}). Correct HOST or PORT.`);
}

/** Finds out about a taken port before the work of opening the database. */
function checkPort(config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenError(config, error)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

function listen(app: ReturnType<typeof createApp>, config: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port: config.port,
        hostname: config.host,
        createServer,
        overrideGlobalObjects: false,
      },
      () => resolve(server),
    );
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(config, error)));
  });
}

/** Opens the database, brings it up to date, fills it and listens. Throws `StartError` and its like with one line. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  checkDataDir(config.dataDir);
  await checkPort(config);
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    const deps = await assemble(config, log, database);
    const server = await listen(createApp(deps), config);
    const stopWorkers = startWorkers(deps);
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    return {
      origin:
        config.publicOrigin ??
        `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      async stop() {
        await closeServer(server);
        await stopWorkers();
        await deps.images.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assemble(config: Config, log: Log, { db, isOwnedAlone }: OpenDatabase): Promise<Dependencies> {
  const images = createImages({
    dataDir: config.dataDir,
    log,
    names: {
      game: async (slug) => (await catalogueOf(db)).bySlug.get(slug)?.name ?? null,
      provider: async (slug) => (await catalogueOf(db)).providerBySlug.get(slug)?.name ?? null,
    },
  });
  const deps: Dependencies = {
    db,
    clock: { now: () => new Date() },
    outbox: createOutbox(),
    images,
    games: createGameSource(db),
    secrets: createSecrets(readSecret(config)),
    limits: createAttemptLimits(),
    config,
    log,
  };
  // With the database to itself this process knows that whatever ran before runs no more.
  if (isOwnedAlone) await freeAbandonedAttempts(deps);
  await seedCatalogue(db, config.seedGames);
  await seedDemoPlayer(deps);
  // Nobody waits for it, and a failure is only a slower first visit.
  void warmLobby(images, db).catch((error: unknown) =>
    log.warn({ err: error }, 'the lobby was not made ready'),
  );
  return deps;
}

/** Longest a request may still run when the server is asked to stop, ms. */
const patience = 8_000;

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, patience);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
