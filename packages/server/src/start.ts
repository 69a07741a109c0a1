import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { dirname } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { runInTurn, createDatabaseClock, type DatabaseClock } from './db/coordination.ts';
import { migrate } from './db/migrations/index.ts';
import { openFolder, openServer, withoutTimeouts, type OpenDatabase } from './db/open.ts';
import { createPartitions } from './db/partitions.ts';
import { seedCatalogue } from './db/seed/index.ts';
import type { Dependencies } from './dependencies.ts';
import type { Log } from './ports.ts';
import { catalogueOf } from './domain/catalogue/snapshot.ts';
import { createGameSource } from './domain/catalogue/query.ts';
import { isDemoPlayerOpen, seedDemoPlayer } from './domain/players/demo-player.ts';
import { seedTournaments } from './domain/players/demo-tournaments.ts';
import { createAttemptLimits } from './domain/sessions/attempt-limits.ts';
import { openTournaments } from './domain/tournaments/editions.ts';
import { brokerAnnouncements, createBroker } from './events/relay.ts';
import { createEventHub } from './events/hub.ts';
import { createBucket, type Bucket, createBucketStorage, createDatabaseStorage } from './files/storage.ts';
import { createListener } from './http/listener.ts';
import { freeAbandonedAttempts } from './http/idempotency.ts';
import { createImages, createSharedImages } from './images/index.ts';
import { answerRequest } from './maintenance/backup.ts';
import { createMetrics, serveMetrics } from './operations/metrics.ts';
import { createReadiness } from './operations/readiness.ts';
import { startTracing, traceStatement } from './operations/tracing.ts';
import { createOutbox } from './outbox.ts';
import { createPlayerQueue } from './queues.ts';
import {
  openRootSecret,
  WrongSecretError,
  readPreviousSecret,
  readSecret,
  createSecrets,
} from './secrets.ts';
import { sandboxProvider } from './sandbox/pay.ts';
import { followTime } from './sandbox/state.ts';
import { startWorkers } from './workers.ts';

/** The server cannot start; the message is one line with the solution. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface RunningServer {
  readonly origin: string;
  /** Writes the backup that `npm run backup` has requested; does nothing without a request. */
  backUp(): Promise<void>;
  /** Drains unless `isHasty`, then refuses new requests, finishes running ones and closes everything. */
  stop(options?: { readonly isHasty?: boolean }): Promise<void>;
}

const reason = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Creates a folder and its parents one by one: the recursive `mkdir` never returns if it is not permitted. */
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
  const opened = openServer(config.databaseUrl, {
    hasBroker: config.eventsUrl !== null,
    ...(config.tracesUrl === null ? {} : { log: traceStatement }),
  });
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

/** Explains why the server cannot listen on its address. */
function listenError(config: Config, error: NodeJS.ErrnoException): StartError {
  const where = `${config.host}:${config.port}`;
  return error.code === 'EADDRINUSE'
    ? new StartError(
        `Port ${config.port} is taken. Stop what listens on ${where}, or set PORT to another number.`,
      )
    : new StartError(`Cannot listen on ${where} (${error.code ?? reason(error)}). Correct HOST or PORT.`);
}

/** Detects that the server cannot listen before the database is opened. */
async function checkPort(config: Config): Promise<void> {
  const probe = await listen(createServer(), config);
  probe.close();
  await once(probe, 'close');
}

async function listen(server: Server, config: Config): Promise<Server> {
  server.listen(config.port, config.host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenError(config, error);
  });
  return server;
}

async function listenForFigures({ config, metrics }: Dependencies): Promise<Server | null> {
  if (metrics === null || config.metricsPort === null) return null;
  try {
    return await serveMetrics(metrics, config.metricsPort, config.metricsHost);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `Cannot serve figures on ${config.metricsHost}:${config.metricsPort} (${code ?? reason(error)}). Correct METRICS_PORT or METRICS_HOST.`,
    );
  }
}

/** Opens, migrates and seeds the database, then listens. Throws `StartError` or `FolderInUseError`. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  checkDataDir(config.dataDir);
  await checkPort(config);
  /** Closes what was opened. */
  const closers: (() => unknown)[] = [];
  const closeOpened = async () => {
    for (const close of closers.toReversed()) await close();
  };
  try {
    if (config.tracesUrl !== null) closers.push(startTracing(config.tracesUrl));
    const database = await openDatabase(config);
    closers.push(() => database.close());
    await (config.databaseUrl === null ? migrate(database.db) : withoutTimeouts(config.databaseUrl, migrate));
    const bucket = config.bucket === null ? null : await createBucket(config.bucket);
    closers.push(() => bucket?.close());
    const { deps, clock } = await assemble(config, log, database, bucket, closers);
    const figures = await listenForFigures(deps);
    closers.push(() => {
      figures?.closeAllConnections();
      figures?.close();
    });
    const server = await listen(
      createListener(createApp(deps), () => deps.readiness.isStopping()),
      config,
    );
    // Without a listener, a connection that is not accepted (too few file handles) would end the process.
    for (const one of [server, figures])
      one?.on('error', (error) => log.error({ err: error }, 'a connection was not accepted'));
    bucket
      ?.get('documents/none')
      .catch((error: unknown) => log.warn({ err: error }, 'uploads are refused while the bucket is away'));
    const stopFollowing = database.isOwnedAlone ? () => undefined : followClock(clock, log);
    const stopWorkers = startWorkers({ ...deps, db: database.jobs });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    return {
      origin:
        config.publicOrigin ??
        `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
      async backUp() {
        if (database.pglite !== null) await answerRequest(database.pglite, config.dataDir);
      },
      async stop({ isHasty = false } = {}) {
        deps.readiness.stopping();
        // Balancers need time to notice `/readyz`. Meanwhile responses close their connections, so none is
        // reset at the end.
        if (!isHasty) await wait(config.drain);
        // Let pending connections be accepted first, because closing would reset them.
        await setImmediate();
        const closed = closeServer(server);
        await deps.events.close();
        await closed;
        stopFollowing();
        await stopWorkers();
        await closeOpened();
      },
    };
  } catch (error) {
    await closeOpened();
    throw error instanceof WrongSecretError ? new StartError(error.message) : error;
  }
}

const clockFollowedEvery = 60_000;

function followClock(clock: DatabaseClock, log: Log): () => void {
  const timer = setInterval(() => {
    clock.follow().catch((error: unknown) => log.warn({ err: error }, 'the clock could not be compared'));
  }, clockFollowedEvery);
  return () => clearInterval(timer);
}

async function assemble(
  config: Config,
  log: Log,
  database: OpenDatabase,
  bucket: Bucket | null,
  closers: (() => unknown)[],
): Promise<{ readonly deps: Dependencies; readonly clock: DatabaseClock }> {
  const { db, isOwnedAlone, runPrepared } = database;
  const announcements =
    config.eventsUrl === null
      ? database.announcements
      : brokerAnnouncements(database, createBroker(config.eventsUrl, log), log);
  const root = await openRootSecret(db, {
    secret: readSecret(config),
    previous: readPreviousSecret(config),
    isLost: config.isSecretLost,
  });
  const secrets = createSecrets(root);
  const images = createImages({
    dataDir: config.dataDir,
    cacheQuota: config.imageCacheBytes,
    shared: bucket === null ? null : createSharedImages(bucket, log),
    hasGame: async (slug) => (await catalogueOf(db)).bySlug.has(slug),
  });
  closers.push(() => images.close());
  const timeShift = { ms: 0 };
  const clock = createDatabaseClock(db, timeShift);
  if (!isOwnedAlone) await clock.follow();
  const events = createEventHub({ db, clock, log }, announcements);
  closers.push(() => events.close());
  await events.listen();
  const deps: Dependencies = {
    db,
    runPrepared,
    clock,
    timeShift,
    queue: createPlayerQueue(),
    outbox: createOutbox(config.brandName),
    files: bucket === null ? createDatabaseStorage(db) : createBucketStorage(db, bucket),
    images,
    games: createGameSource(db),
    provider: sandboxProvider,
    secrets,
    limits: createAttemptLimits({ db, secrets }, config.signUpsPerAddress),
    events,
    readiness: createReadiness(db, config.dataDir),
    metrics:
      config.metricsPort === null
        ? null
        : createMetrics({
            tulpar_event_streams: { help: 'Streams of events that are open.', read: () => events.count() },
          }),
    instance: announcements.instance,
    config,
    fetch: globalThis.fetch,
    turnoverFactor: config.turnoverFactor,
    log,
  };
  closers.push(() => deps.metrics?.close());
  if (config.sandbox) await followTime(deps);
  // Without other processes on the database, no request from before the start can still be running.
  if (isOwnedAlone) await freeAbandonedAttempts(deps);
  const fill = async () => {
    // Create partitions before the first rows, which would otherwise go to the default ones. If another server
    // holds a lock, a background job creates them later.
    await createPartitions(deps).catch((error: unknown) =>
      log.warn({ err: error }, 'no partitions were added'),
    );
    await seedCatalogue(db, config.seedGames, config.brandName);
    if (config.hasDemoPlayer) await seedDemoPlayer(deps);
    await openTournaments(deps);
    await seedTournaments(deps);
  };
  // Seed in turn: servers that start together would all find the database empty.
  await (config.databaseUrl === null
    ? fill()
    : withoutTimeouts(config.databaseUrl, (patient) => runInTurn(patient, fill)));
  if (config.isProduction && !config.hasDemoPlayer && (await isDemoPlayerOpen(db)))
    throw new StartError(
      'The ready-made player is in this database, and everybody knows its password: ban it as docs/operation.md says. ALLOW_UNSAFE=demo-player,sandbox starts with it.',
    );
  return { deps, clock };
}

/** Timeout of running requests after a stop signal, ms. */
const patience = 8_000;

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
