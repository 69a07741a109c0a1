import { codes } from '../contract/codes.ts';
import { eventPing, eventSilence } from '../contract/events.ts';
import { uploadPartBytes, uploadPartMinBytes, type Endpoint } from '../contract/index.ts';

const seconds = (ms: number) => `${ms / 1000} s`;

/** Rules of all calls. They are in the document, so that it is complete by itself. */
export const rules = `HTTP contract of the player web app.

## Authorization
Send \`Authorization: Bearer {access token}\` with every call while there is an access token. \`player\`: 401 without a valid
token. \`both\`: works for a guest without a token; an invalid or expired one is 401. \`open\`: a token is optional, and an
invalid one is ignored. \`guest\`: like \`open\`, only called while logged out. On 401, call \`POST /api/refresh\` once for all
requests and tabs, then repeat the call. The session is over only if the refresh itself returns 400. On login calls, 401 is
an ordinary error. 403 with a JSON object means that the player is banned; 403 without one comes from a proxy.

## Errors
Every error has the shape \`ApiErrorBody\`: \`message\` is a code, \`errors\` contains codes by field (general ones under
\`domain\` and \`system\`), \`request_id\` equals the header \`X-Request-Id\`, \`details\` contains values for the text.
400: unreadable body or no idempotency key. 404: unknown path, id or slug. 409: the same request is still running, or the
state does not allow it. 422: a field or rule error. 429: too many attempts, see \`Retry-After\`; with CHALLENGE_REQUIRED
\`details\` contains \`challenge\` and \`difficulty\`: find a nonce for which the SHA-256 of \`challenge:nonce\` begins with that
many zero bits, and repeat the call with that text as \`recaptcha_token\`. 451: the region is blocked. 500: server error. 501: this
server does not implement the call. A body that is exactly \`ok\` counts as \`{"success":true}\`.

## Retries
An attempt times out after 10 s. After no response or a 500, the client retries five times, after 1, 2, 4, 8 and 16 s.
Other statuses are not retried. \`x-retry: false\` marks calls that are never retried.

## Idempotency
Every POST has an \`Idempotency-Key\`: a new lower-case UUID for each action of the player. All retries of an action have the
same key and the same bytes. The server stores the first definitive response (2xx, 400, 404, 409, 413, 415, 422) for at
least 24 h and repeats it with \`Idempotent-Replayed: true\`. The same key while the first request is running: 409
IDEMPOTENCY_IN_FLIGHT with \`Retry-After: 1\`. The same key with another method, path or body: 422 IDEMPOTENCY_MISMATCH. No
key: 400 IDEMPOTENCY_KEY_REQUIRED. A key belongs to the player and remains valid after a token refresh.

## Polling, caching, events
\`x-poll-ms\` is the poll interval of a client while its page is visible. Such calls have an \`ETag\`; a client that sends
\`If-None-Match\` gets 304 with an empty body if nothing has changed. If \`GET /api/v1/check\` returns \`X-Events: 1\`,
\`GET /api/v1/events\` can replace the polls: it sends a ping at least every ${seconds(eventPing)}; after ${seconds(eventSilence)} of silence the connection is
lost. After two consecutive failures, poll for at least 60 s. After each connection, read everything polled once.

## Data formats
Times are ISO-8601 in UTC. Days are \`yyyy-MM-dd\`. Money is an integer in minor units. Lists are never null. Image keys are
loaded through the CDN; absolute URLs are used as they are. Unknown query parameters are ignored, and an empty one counts as not sent.
Open lists may contain values that a client does not know, which must not break it.`;

const who: Readonly<Record<Endpoint['auth'], string>> = {
  player: 'For a logged-in player: 401 without a valid access token.',
  both: 'For guests and players: with a token the response is for that player; an invalid token is 401.',
  open: 'For everybody: no token is needed, and an invalid one is ignored.',
  guest: 'For guests: only called while logged out; a token is ignored.',
};

const kib = (bytes: number) => `${bytes / 1024} KiB`;

/** Requirements of calls that their schemas cannot express, by id. */
const demands: Readonly<Record<string, string>> = {
  sendUploadPart: `Parts are sent in order: a part with another offset than \`received\` is 409 with \`details.received\`. A part has \
${kib(uploadPartMinBytes)} to ${kib(uploadPartBytes)}; a smaller one is 422 with FIELD_INVALID under \`data\` and is not stored, unless it is \
the last of its picture, which may have any size.`,
  pay: `A payment that a rule or the bank refuses is 200 with \`status\` failed and a code in \`message\`: ${codes.payment.join(', ')}. \
With \`refuse_if_open\`, if a deposit of the same method and amount can still be continued, the response is DEPOSIT_OPEN \
with its \`transaction_id\`, and no new deposit is created. A deposit not paid by the \`continue_until\` of its transaction is declined with \
\`error_type\` payment_expired.`,
  withdrawalReadiness: `\`min_amount\` is the lowest minimum of the methods that can be used now, null without any.`,
  providers: `Icons are square, shown at 40 px next to the name.`,
  launchGame: `\`low_data\`: the player saves data, so the game may omit what is not needed to play.`,
};

export function describe(endpoint: Endpoint): string {
  const { id, auth, method, poll, etag, retry, plain401, match } = endpoint;
  return [
    who[auth],
    method === 'GET' ? '' : 'Requires an idempotency key; retries of the same action have the same key.',
    poll === undefined ? '' : `Polled every ${seconds(poll)} while the page is visible.`,
    etag ? 'The response has an ETag; 304 if it equals the one sent.' : '',
    retry === false ? 'Never retried automatically.' : '',
    plain401 ? 'A 401 is an ordinary error and starts no refresh.' : '',
    demands[id] ?? '',
    match ? `Applies if the query contains ${new URLSearchParams(match).toString()}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const header = (description: string, type: 'string' | 'integer' = 'string') => ({
  description,
  schema: { type },
});

export const headers = {
  'X-Request-Id': header('Id of the request; equals request_id of an error.'),
  Date: header('Time of the server, by which a client can correct its clock.'),
  ETag: header('Version of the response, for If-None-Match.'),
  'Retry-After': header('Seconds to wait before the next attempt.', 'integer'),
  'Idempotent-Replayed': header('true if a stored response is sent again.'),
  'X-Events': header('1 if the event stream is available.'),
  'X-Response-Time': header('Processing time of the server, ms.', 'integer'),
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
