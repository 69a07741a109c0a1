import { endpoints, type ResponseOf, type Endpoints } from '@tulpar/api/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sql, type Selectable, type Transaction } from 'kysely';
import { createApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import type { GameFacts, Log, TimeShift } from '../ports.ts';
import { grantOffer } from '../domain/offers/offers.ts';
import type { TemplateCode } from '../domain/offers/templates.ts';
import { settleDeposit } from '../domain/payments/settle.ts';
import { playRound } from '../domain/rounds/play-round.ts';
import { createAttemptLimits } from '../domain/sessions/attempt-limits.ts';
import { createEventHub } from '../events/hub.ts';
import { createBucketStorage, createDatabaseStorage, type Bucket } from '../files/storage.ts';
import { createReadiness } from '../operations/readiness.ts';
import { sandboxProvider } from '../sandbox/pay.ts';
import { createOutbox } from '../outbox.ts';
import { createPlayerQueue } from '../queues.ts';
import { createSecrets } from '../secrets.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/types.ts';
import { issueSocialToken } from '../domain/social/identities.ts';
import * as bodies from './fixtures.ts';
import { testGame, plainPicture } from './fixtures.ts';
import { openTestDatabase } from './databases.ts';

/** A clock that only the test advances. */
export interface TestClock {
  now(): Date;
  /** Advances time, ms. */
  pass(ms: number): void;
}

/** Clock that starts by default on a Monday at 10:00 UTC. */
export function createTestClock(
  start = '2026-01-12T10:00:00.000Z',
  timeShift: TimeShift = { ms: 0 },
): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time + timeShift.ms),
    pass(ms) {
      time += ms;
    },
  };
}

export interface RequestOptions {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What tests of many calls read of a body: an error, an id, a link, tokens. */
export interface AnyBody {
  readonly message: string;
  readonly errors?: Record<string, string[]>;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly request_id: string;
  readonly id: number;
  readonly url: string;
  readonly access: { readonly token: string };
  readonly refresh: { readonly token: string };
}

export interface TestResponse<Body = AnyBody> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

const origin = 'http://127.0.0.1:3000';

/** Encodes a body completely before sending, so that a refusal leaves no partially read stream. */
async function encoded(body: unknown) {
  if (!(body instanceof FormData)) {
    return { type: 'application/json', bytes: typeof body === 'string' ? body : JSON.stringify(body) };
  }
  const form = new Response(body);
  return { type: form.headers.get('Content-Type') ?? '', bytes: await form.arrayBuffer() };
}

interface Options {
  readonly config?: Partial<Config>;
  readonly game?: Partial<GameFacts>;
  readonly log?: Log;
  /** Bucket for files of players; by default they are stored in the database. */
  readonly bucket?: Bucket;
  /** Database of another server, which closes it. */
  readonly database?: OpenDatabase;
  /** Whether passwords are hashed at full cost, for tests that measure time; by default at the lowest cost. */
  readonly hasSlowHashes?: boolean;
}

type Row<Table extends keyof Database> = Selectable<Database[Table]>;
type Columns<Table extends keyof Database> = Partial<Row<Table>>;

const passwordCost = { memory: 8, passes: 1, parallelism: 1 };

/** A server that does not listen: real rules and database, but a manual clock, one game and no images. */
export async function createTestServer(options: Options = {}) {
  const { config, game, log: given, database, bucket, hasSlowHashes } = options;
  const opened = database ?? (await openTestDatabase());
  const timeShift = { ms: 0 };
  const clock = createTestClock(undefined, timeShift);
  const facts: GameFacts = { ...testGame, ...game };
  const secrets = createSecrets(Buffer.alloc(32, 7));
  const log: Log = given ?? { debug() {}, info() {}, warn() {}, error() {} };
  const settings = { ...readConfig({ SEED_GAMES: '10', SIGN_UPS_PER_ADDRESS: '10000' }), ...config };
  const deps: Dependencies = {
    db: opened.db,
    runPrepared: opened.runPrepared,
    clock,
    timeShift,
    // Hundreds of parallel writes must not time out on a slow machine.
    queue: createPlayerQueue(60_000),
    outbox: createOutbox(settings.brandName),
    files: bucket === undefined ? createDatabaseStorage(opened.db) : createBucketStorage(opened.db, bucket),
    images: { handle: async () => new Response(null, { status: 404 }), close: async () => undefined },
    games: { find: async (_db, slug) => (slug === facts.slug ? facts : null), cards: async () => [] },
    provider: sandboxProvider,
    secrets,
    limits: createAttemptLimits({ db: opened.db, secrets }, settings.signUpsPerAddress),
    events: createEventHub({ db: opened.db, clock, log }, opened.announcements),
    readiness: createReadiness(opened.db, settings.dataDir),
    metrics: null,
    instance: null,
    config: settings,
    // The test server does not listen: handle requests to itself in process and let all others fail.
    fetch: async (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      if (!address.startsWith(`${origin}/`)) throw new TypeError(`the test sends nothing to ${address}`);
      return await app.request(address, init);
    },
    turnoverFactor: settings.turnoverFactor,
    ...(hasSlowHashes ? {} : { passwordCost }),
    log,
  };
  const app = createApp(deps);

  const request = async <Body>(path: string, init: RequestInit): Promise<TestResponse<Body>> => {
    const answer = await app.request(`${origin}${path}`, init);
    const text = await answer.text();
    const isJson = (answer.headers.get('Content-Type') ?? '').includes('json');
    return {
      status: answer.status,
      headers: answer.headers,
      body: (isJson && text !== '' ? JSON.parse(text) : text) as Body,
    };
  };
  const bearer = (token: string | undefined) =>
    token === undefined ? {} : { Authorization: `Bearer ${token}` };

  const get = <Body = AnyBody>(path: string, options: RequestOptions = {}) =>
    request<Body>(path, { headers: { ...bearer(options.token), ...options.headers } });
  const post = async <Body = AnyBody>(path: string, body?: unknown, options: RequestOptions = {}) => {
    const sent = body === undefined ? null : await encoded(body);
    return await request<Body>(path, {
      method: 'POST',
      headers: {
        ...(sent === null ? {} : { 'Content-Type': sent.type }),
        'Idempotency-Key': options.key ?? randomUUID(),
        ...bearer(options.token),
        ...options.headers,
      },
      ...(sent === null ? {} : { body: sent.bytes }),
    });
  };

  /** Response body of a GET call; `query` begins with `?`. */
  const read = async <Id extends keyof Endpoints>(id: Id, token?: string, query = '') =>
    (await get<Answers[Id]>(`${endpoints[id].path}${query}`, { token })).body;

  const send = <Id extends keyof Endpoints>(id: Id, token: string | undefined, body: unknown) =>
    post<Answers[Id] & AnyBody>(endpoints[id].path, body, { token });

  /** Rows of a table whose columns have these values. */
  const rows = async <Table extends keyof Database>(
    table: Table,
    where: Columns<Table> = {},
  ): Promise<Row<Table>[]> => {
    const query = opened.db.selectFrom(table as 'players').selectAll();
    const found: unknown = await query.where((eb) => eb.and(where as object)).execute();
    return found as Row<Table>[];
  };

  let uploads = 0;
  let players = 0;
  const signUpBody = (changes: Readonly<Record<string, unknown>> = {}) => {
    players += 1;
    return bodies.signUpBody(`player${players}@example.com`, changes);
  };
  const signUp = async (changes: Readonly<Record<string, unknown>> = {}): Promise<Tokens> => {
    const { status, body } = await post('/api/signup', signUpBody(changes));
    if (status !== 200) throw new Error(`sign-up answered ${status} ${JSON.stringify(body)}`);
    return { access: body.access.token, refresh: body.refresh.token };
  };
  /** Logs in with the password of `signUp`, unless `login` contains another. */
  const signIn = <Body = AnyBody>(login: object, options?: RequestOptions) =>
    post<Body>('/api/authenticate', { password: 'secret-word', ...bodies.site, ...login }, options);
  /** Logs in with the code of a link, or with a refresh token. */
  const signInByToken = (token: string | null, auth_type: string | null = 'pwa', options?: RequestOptions) =>
    post('/api/authenticate', { token, auth_type, ...bodies.site }, options);
  const requestReset = <Body = AnyBody>(contact: object, options?: RequestOptions) =>
    post<Body>('/api/reset-password-request', { ...bodies.site, recaptcha_token: '', ...contact }, options);
  const reset = <Body = AnyBody>(proof: object, options?: RequestOptions) =>
    post<Body>('/api/reset-password/confirm', { password: 'new-secret', ...bodies.site, ...proof }, options);
  /** Messages sent to a contact, oldest first. */
  const sent = async (recipient: string, purpose?: string) => {
    const query = opened.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id');
    return await (purpose === undefined ? query : query.where('purpose', '=', purpose)).execute();
  };
  /** Six digits in the last message to a contact; empty without a message. */
  const digits = async (recipient: string) =>
    /\d{6}/.exec((await sent(recipient)).at(-1)?.body ?? '')?.[0] ?? '';
  const refresh = (token: string) => post('/api/refresh', { refresh_token: token });
  /** New tokens of the same session, because the access token expires within minutes. */
  const renew = async (tokens: Tokens): Promise<Tokens> => {
    const { body } = await refresh(tokens.refresh);
    return { access: body.access.token, refresh: body.refresh.token };
  };
  const payBody = (changes: Readonly<Record<string, unknown>> = {}) => bodies.payBody(origin, changes);
  const pay = (token: string, changes: Readonly<Record<string, unknown>> = {}, key: string = randomUUID()) =>
    post<Answers['pay'] & AnyBody>('/api/v1/pay', payBody(changes), { token, key });
  const withdraw = (token: string, amount: number, changes: Readonly<Record<string, unknown>> = {}) => {
    const fields = { card_number: '4400430000031234' };
    return pay(token, { type: 'withdrawal', uid: 'kz-card-out', amount, fields, ...changes });
  };
  /** Starts a deposit and returns the token of its payment page. */
  const startDeposit = async (token: string, changes: Readonly<Record<string, unknown>> = {}) => {
    const { body } = await pay(token, changes);
    const page = body.payload.redirect_url?.split('/').at(-1);
    if (page === undefined || body.transaction_id === null)
      throw new Error(`pay answered ${JSON.stringify(body)}`);
    return { id: body.transaction_id, page };
  };
  const press = (page: string, outcome: 'success' | 'decline' | 'abandon') =>
    deps.db.transaction().execute((trx) => settleDeposit(deps, trx, page, outcome));

  return {
    app,
    deps,
    write: <Result>(change: (trx: Transaction<Database>) => Promise<Result>) =>
      opened.db.transaction().execute(change),
    rows,
    /** The first row with these values; throws without one. */
    async row<Table extends keyof Database>(table: Table, where?: Columns<Table>): Promise<Row<Table>> {
      const [first] = await rows(table, where);
      if (first === undefined) throw new Error(`${table} has no such row`);
      return first;
    },
    /** Changes the rows of a table whose columns have these values. */
    async update<Table extends keyof Database>(
      table: Table,
      where: Columns<Table>,
      changes: Columns<Table>,
    ): Promise<void> {
      const query = opened.db.updateTable(table as 'players').set(changes as object);
      await query.where((eb) => eb.and(where as object)).execute();
    },
    /** Status of the response to a call that needs a session. */
    statusOf: async (token: string) => (await get('/api/v1/profile/', { token })).status,
    /** Makes the only game of the test catalogue count in every tournament. */
    async countGame() {
      const rows = await opened.db.selectFrom('tournaments').select('id').execute();
      await opened.db
        .insertInto('tournament_games')
        .values(rows.map(({ id }) => ({ tournament_id: id, game_slug: facts.slug, position: 0 })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** A tournament with its leaderboard, in English. */
    async tournament(slug: string, token?: string) {
      const query = '?locale=en&currency=KZT&language=en';
      return (await get<Answers['tournament']>(`/api/v1/tournaments/${slug}${query}`, { token })).body;
    },
    /** Players' accounts that are negative or not the sum of their entries, and postings that are not balanced. */
    async wrongBooks() {
      const { rows } = await sql`
        select a.id from accounts a left join ledger_entries e on e.account_id = a.id
        where a.player_id is not null group by a.id
        having a.balance <> coalesce(sum(e.amount), 0) or a.balance < 0
        union all
        select transaction_id from ledger_entries group by transaction_id having sum(amount) <> 0`.execute(
        opened.db,
      );
      return rows;
    },
    /** Logs in by a social provider that has verified the e-mail, if an e-mail is given. */
    async socialSignIn(
      person: { subject: string; email?: string | null },
      changes = {},
      options?: RequestOptions,
    ) {
      const facts = { email: null, isEmailVerified: true, firstName: null, lastName: null, ...person };
      const token = await issueSocialToken(opened.db, 'google', facts, clock.now());
      const body = { provider: 'google', token, ...bodies.site, ...changes };
      return await post<Answers['socialSignIn'] & AnyBody>('/api/social-authenticate', body, options);
    },
    database: opened,
    clock,
    origin,
    get,
    post,
    read,
    send,
    signUpBody,
    signUp,
    signIn,
    signInByToken,
    requestReset,
    reset,
    sent,
    digits,
    refresh,
    renew,
    payBody,
    pay,
    withdraw,
    startDeposit,
    press,
    /** Uploads a picture as an identity document; by default a different picture each time. */
    async upload(token: string, picture?: Uint8Array, key?: string) {
      uploads += 1;
      const content = Buffer.from(picture ?? (await plainPicture('jpeg', 40 + uploads, 30)));
      const form = new FormData();
      form.append('documents[0]', new File([content], 'passport.jpg', { type: 'image/jpeg' }));
      form.append('document_type', 'Passport');
      const options = { token, ...(key === undefined ? {} : { key }) };
      return await post<Answers['uploadDocuments'] & AnyBody>(
        '/api/v1/profile/documents/upload',
        form,
        options,
      );
    },
    async deposit(token: string, amount = 500_000, changes: Readonly<Record<string, unknown>> = {}) {
      const started = await startDeposit(token, { amount, ...changes });
      await press(started.page, 'success');
      return started;
    },
    balance: (token: string) => read('balance', token),
    idOf: async (token: string) => (await read('profile', token)).id,
    offers: async (token: string, query = '') => (await read('offers', token, query)).data,
    welcome: async (token: string) => (await read('playerWelcomeOffers', token)).data,
    /** Notifications of a player, newest first; only those to show, or all with `history`. */
    async notifications(token: string, { history = false, language = 'en' } = {}) {
      const query = `?order=desc&filter[history]=${Number(history)}&language=${language}`;
      return (await read('notifications', token, query)).data;
    },
    async launch(token: string | undefined, mode: 'demo' | 'real' = 'real') {
      const body = { mode, locale: 'ru' };
      const launched = await post<{ session_id: string }>(`/api/v1/games/${facts.slug}/launch`, body, {
        token,
      });
      return launched.body.session_id;
    },
    /** Plays a round that loses, unless `random` is given. */
    play: (sessionId: string, bet: number, random = bodies.losing(), roundKey: string = randomUUID()) =>
      playRound(deps, { sessionId, roundKey, bet }, random),
    /** Gives a player an offer of this template. */
    grant: (
      playerId: number,
      template: TemplateCode,
      changes: { amount?: number; spinsCount?: number } = {},
    ) => grantOffer(opened.db, { playerId, currency: 'KZT', template, ...changes }, clock.now()),
    async close() {
      if (database !== undefined) return;
      await deps.events.close();
      await opened.close();
    },
  };
}

export type Answers = { readonly [Id in keyof Endpoints]: ResponseOf<Endpoints[Id]> };

export type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** A server for the tests of a file or group; usable once the tests run. */
export function testServer(options?: Parameters<typeof createTestServer>[0]): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await createTestServer(options));
  });
  afterAll(() => server.close());
  return server;
}

/** A new server for each test of a file or group, prepared by `prepare`. */
export function newServer(
  options?: Parameters<typeof createTestServer>[0],
  prepare: (server: TestServer) => Promise<unknown> = () => Promise.resolve(),
): TestServer {
  const server = {} as TestServer;
  beforeEach(async () => {
    Object.assign(server, await createTestServer(options));
    await prepare(server);
    return () => server.close();
  });
  return server;
}

/** A new player before each test. `pass` advances the clock and renews the tokens, which expire in minutes. */
export function testPlayer(server: TestServer) {
  const player = {
    access: '',
    refresh: '',
    async pass(ms: number) {
      server.clock.pass(ms);
      Object.assign(player, await server.renew(player));
    },
  };
  beforeEach(async () => {
    Object.assign(player, await server.signUp());
  });
  return player;
}
