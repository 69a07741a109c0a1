import { codes } from '../contract/codes.ts';
import { eventPing, eventSilence } from '../contract/events.ts';
import { uploadPartBytes, uploadPartMinBytes, type Endpoint } from '../contract/index.ts';

const seconds = (ms: number) => `${ms / 1000} s`;

/** Rules of all calls, so that the document is self-contained. */
export const rules = `HTTP contract of the player web app.

## Who may call
\`Authorization: Bearer {access token}\` goes with every call while there is an access token. A \`player\` call needs it.
A \`both\` call answers a guest without it, and 401 when it is bad or has lapsed. An \`open\` or \`guest\` call never minds it;
\`guest\` is called only while signed out. 401: ask \`POST /api/refresh\` for a new pair once, over all requests and tabs, and
repeat the call; 400 of the refresh is the one answer that means the session is over. On sign-in calls 401 is an ordinary
error. 403 with a JSON object means the player is banned, nothing else ever; 403 without one comes from a proxy.

## Errors
Every error has the shape \`ApiErrorBody\`: \`message\` is a code, \`errors\` holds codes by field (general ones under
\`domain\` and \`system\`), \`request_id\` equals the header \`X-Request-Id\`, \`details\` holds figures for the text.
400: unreadable body or no idempotency key. 404: unknown path, id or slug. 409: the same request is still running, or a rule
of state. 422: field or rule error. 429: too many attempts, see \`Retry-After\`; with CHALLENGE_REQUIRED \`details\` holds \`challenge\` and \`difficulty\`: find a nonce for which SHA-256 of
\`challenge:nonce\` begins with that many zero bits, and repeat the call with that text as \`recaptcha_token\`. 451: region refused. 500: a fault. 501: a call
this server does not have. A body that is exactly \`ok\` counts as \`{"success":true}\`.

## Repeats
An attempt is given up after 10 s. No answer and 500 are repeated after 1, 2, 4, 8 and 16 s (at most 30 s), five times.
Other statuses are not repeated. \`x-retry: false\` marks calls with one attempt.

## Idempotency
Every POST carries \`Idempotency-Key\`, a fresh lower-case UUID for each intent of the player. All repeats of an intent carry the
same key and the same bytes. The server stores the first definitive answer (2xx, 400, 404, 409, 413, 415, 422) for at least
24 h and sends it again with \`Idempotent-Replayed: true\`. The same key while the first request runs: 409
IDEMPOTENCY_IN_FLIGHT with \`Retry-After: 1\`. The same key with another method, path or body: 422 IDEMPOTENCY_MISMATCH. No
key: 400 IDEMPOTENCY_KEY_REQUIRED. A key belongs to the player and survives a token refresh.

## Polling, caching, events
\`x-poll-ms\` is the interval at which a client asks again while its page is seen. Such calls carry an \`ETag\`; a client that sends
\`If-None-Match\` gets 304 with an empty body when nothing changed. When \`GET /api/v1/check\` answers \`X-Events: 1\`,
\`GET /api/v1/events\` may take the place of the polls: a ping at least every ${seconds(eventPing)}, ${seconds(eventSilence)} of silence is a lost
connection, two failures in a row mean polling for at least 60 s, and after each connection everything polled is asked once.

## Forms of data
Times are ISO-8601 in UTC. Days are \`yyyy-MM-dd\`. Money is whole minor units. Lists are never null. Image keys go through
the CDN; absolute addresses are used as they are. Unknown query parameters are ignored; a parameter with an empty value is none.
Values of open lists may be new to a client and must not break it.`;

const who: Readonly<Record<Endpoint['auth'], string>> = {
  player: 'For a signed-in player: 401 without a valid access token.',
  both: 'For guests and players: with a token it answers for that player, a bad one is 401.',
  open: 'For everybody: a token is never needed and a bad one never matters.',
  guest: 'For guests: called only while signed out; a token never matters.',
};

const kib = (bytes: number) => `${bytes / 1024} KiB`;

/** Requirements of a call that its schemas cannot express, by id. */
const demands: Readonly<Record<string, string>> = {
  sendUploadPart: `Parts come in order: one that begins elsewhere than at \`received\` is 409 with \`details.received\`. A part holds \
${kib(uploadPartMinBytes)} to ${kib(uploadPartBytes)}; a smaller one is 422 with FIELD_INVALID under \`data\` and stores nothing, unless it is the last \
of its picture, which may have any size.`,
  pay: `A payment that a rule or the bank refuses is 200 with \`status\` failed and a code in \`message\`: ${codes.payment.join(', ')}. \
With \`refuse_if_open\` a deposit of the same method and amount that can still be continued is answered with DEPOSIT_OPEN \
and its \`transaction_id\`, and nothing new begins. A deposit not paid by the \`continue_until\` of its transaction is declined with \
\`error_type\` payment_expired.`,
  withdrawalReadiness: `\`min_amount\` is the lowest minimum of the methods that can be used now, null without any.`,
  providers: `Icons are square, shown at 40 px next to the name.`,
  launchGame: `\`low_data\` says that the player saves data, so the game may leave out what is not needed to play.`,
};

/** Description of a call. */
export function describe(endpoint: Endpoint): string {
  const { id, auth, method, poll, etag, retry, plain401, match } = endpoint;
  return [
    who[auth],
    method === 'GET' ? '' : 'Carries an idempotency key; repeats of the same intent carry the same one.',
    poll === undefined ? '' : `Asked again every ${seconds(poll)} while the page is seen.`,
    etag ? 'Carries an ETag; 304 when nothing changed since the one sent.' : '',
    retry === false ? 'One attempt, never repeated by itself.' : '',
    plain401 ? 'A 401 here is an ordinary error and starts no refresh.' : '',
    demands[id] ?? '',
    match ? `Meant when the query holds ${new URLSearchParams(match).toString()}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const header = (description: string, type: 'string' | 'integer' = 'string') => ({
  description,
  schema: { type },
});

/** Response headers by name. */
export const headers = {
  'X-Request-Id': header('Id of the request; equals request_id of an error.'),
  Date: header('Time of the server; a client may set its clock by it.'),
  ETag: header('Version of the answer, for If-None-Match.'),
  'Retry-After': header('Seconds to wait before another try.', 'integer'),
  'Idempotent-Replayed': header('true when a stored answer is sent again.'),
  'X-Events': header('1 when the event stream is on offer.'),
  'X-Response-Time': header('Milliseconds the server took.', 'integer'),
} as const;

const measured = new Set(['paymentMethods', 'methodOptions']);

/** Response headers of a successful call. */
export function headersOf({ id, method, etag }: Endpoint): (keyof typeof headers)[] {
  return [
    'X-Request-Id',
    'Date',
    ...(etag ? (['ETag'] as const) : []),
    ...(method === 'POST' ? (['Idempotent-Replayed'] as const) : []),
    ...(id === 'check' ? (['X-Events'] as const) : []),
    ...(measured.has(id) ? (['X-Response-Time'] as const) : []),
  ];
}
