/** One protection of the server, the change of its source that takes it away, and the tests that must notice. */
export interface Protection {
  readonly name: string;
  /** Source file, from the root. */
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly find: string;
  /** What stands there without the protection. */
  readonly replace: string;
  /** Test file that guards it, from `packages/server/src`. */
  readonly guard: string;
  /** Start of the title of the guarding tests, as a regular expression. */
  readonly title: string;
}

const server = 'packages/server/src';

/** What is switched off, one at a time. */
export const protections: readonly Protection[] = [
  {
    name: 'A withdrawal is found by its owner',
    file: `${server}/domain/payments/records.ts`,
    find: "    .where('player_id', '=', playerId)\n    .executeTakeFirst();",
    replace: '    .executeTakeFirst();',
    guard: 'attacks/ownership.test.ts',
    title: 'X24 cancelWithdrawal',
  },
  {
    name: 'Messages are moved on by their owner',
    file: `${server}/domain/notifications/notifications.ts`,
    find: "    .where('player_id', '=', playerId)\n    .where('id', 'in', valid)",
    replace: "    .where('id', 'in', valid)",
    guard: 'attacks/ownership.test.ts',
    title: 'X24 readNotifications',
  },
  {
    name: 'A banned player is turned away',
    file: `${server}/http/authenticate.ts`,
    find: 'if (visitor.isBanned && !isOpenToBanned)',
    replace: 'if (false as boolean)',
    guard: 'attacks/who-may-call.test.ts',
    title: 'X25 .*banned',
  },
  {
    name: 'A session that has ended opens nothing',
    file: `${server}/http/authenticate.ts`,
    find: 'if (!isBanned && isRevoked)',
    replace: 'if (false as boolean)',
    guard: 'attacks/who-may-call.test.ts',
    title: 'X25 .*signed out',
  },
  {
    name: 'An access token has an end',
    file: `${server}/domain/sessions/access-token.ts`,
    find: 'claims.endsAt <= now.getTime()',
    replace: '(false as boolean)',
    guard: 'attacks/who-may-call.test.ts',
    title: 'X25 .*expired',
  },
  {
    name: 'An access token is of its own type',
    file: `${server}/domain/sessions/access-token.ts`,
    find: "      typ: 'at+jwt',\n      issuer,",
    replace: '      issuer,',
    guard: 'attacks/stolen-tokens.test.ts',
    title: 'X31',
  },
  {
    name: 'An access token names whom it is for',
    file: `${server}/domain/sessions/access-token.ts`,
    find: '      audience,\n      // The end',
    replace: '      // The end',
    guard: 'attacks/stolen-tokens.test.ts',
    title: 'X31',
  },
  {
    name: 'A refresh token whose successor was used is stolen',
    file: `${server}/domain/sessions/tokens.ts`,
    find: 'if (next === undefined || next.used_at !== null)',
    replace: 'if (next === undefined)',
    guard: 'attacks/stolen-tokens.test.ts',
    title: 'X30',
  },
  {
    name: 'The code of a link works once',
    file: `${server}/domain/sessions/one-time-codes.ts`,
    find: "    .where('used_at', 'is', null)\n    .where('expires_at', '>', now)\n    .returning(",
    replace: "    .where('expires_at', '>', now)\n    .returning(",
    guard: 'attacks/stolen-tokens.test.ts',
    title: 'X15',
  },
  {
    name: 'Six digits die after five guesses',
    file: `${server}/domain/sessions/one-time-codes.ts`,
    find: 'const mostTries = 5;',
    replace: 'const mostTries = 5_000;',
    guard: 'attacks/guessing.test.ts',
    title: 'X33 .*digits',
  },
  {
    name: 'One address has so many guesses',
    file: `${server}/domain/sessions/attempts.ts`,
    find: "createAttempts(needs, 'address', 100,",
    replace: "createAttempts(needs, 'address', 1_000_000,",
    guard: 'attacks/guessing.test.ts',
    title: 'X33 API-03 one address',
  },
  {
    name: 'One account has so many guesses from everywhere',
    file: `${server}/domain/sessions/attempts.ts`,
    find: "createAttempts(needs, 'stranger', 100,",
    replace: "createAttempts(needs, 'stranger', 1_000_000,",
    guard: 'attacks/guessing.test.ts',
    title: 'X33 API-03 one account',
  },
  {
    name: 'Guesses elsewhere do not shut a player out',
    file: `${server}/http/calls/sign-in.ts`,
    find: 'const isStranger = !(await',
    replace: 'const isStranger = true || (await',
    guard: 'attacks/guessing.test.ts',
    title: 'X34 .*victim signs in',
  },
  {
    name: 'An unknown account costs a hash too',
    file: `${server}/http/calls/sign-in.ts`,
    find: 'await pretendToVerify(body.password)',
    replace: '(pretendToVerify, false)',
    guard: 'attacks/guessing.test.ts',
    title: 'X35 API-03',
  },
  {
    name: 'A forwarded address is believed as far as our own proxies',
    file: `${server}/http/client-address.ts`,
    find: 'forwarded.at(-proxies)',
    replace: 'forwarded.at(0)',
    guard: 'http/hygiene.test.ts',
    title: 'X43 takes the address',
  },
  {
    name: 'Other sites may not read answers',
    file: `${server}/http/origins.ts`,
    find: 'if (origin === own ||',
    replace: 'if (origin !== "" || origin === own ||',
    guard: 'http/hygiene.test.ts',
    title: 'X23',
  },
  {
    name: 'A body is JSON by its type',
    file: `${server}/http/body.ts`,
    find: "if (type !== 'application/json')",
    replace: 'if (false as boolean)',
    guard: 'http/hygiene.test.ts',
    title: 'X40 takes doubled',
  },
  {
    name: 'A body has a bound',
    file: `${server}/http/body.ts`,
    find: 'jsonLimit = 64 * 1024',
    replace: 'jsonLimit = 64 * 1024 * 1024',
    guard: 'http/hygiene.test.ts',
    title: 'X40 takes doubled',
  },
  {
    name: 'A browser guesses no types',
    file: `${server}/http/headers.ts`,
    find: "  'X-Content-Type-Options': 'nosniff',\n",
    replace: '',
    guard: 'http/hygiene.test.ts',
    title: 'X46',
  },
  {
    name: 'A text no database keeps is refused',
    file: `${server}/http/parse.ts`,
    find: 'if (wrong.length === 0)',
    replace: 'if (wrong.length >= 0)',
    guard: 'attacks/injection.test.ts',
    title: 'X41 .*query',
  },
  {
    name: 'An amount is positive',
    file: 'packages/api/src/contract/cash-box.ts',
    find: "checked(z.int('AMOUNT_INVALID'), z.minimum(1, 'AMOUNT_INVALID'))",
    replace: "z.int('AMOUNT_INVALID')",
    guard: 'attacks/tampering.test.ts',
    title: 'X27 .*whole number',
  },
  {
    name: 'Nothing is paid out that is not there',
    file: `${server}/domain/payments/withdraw.ts`,
    find: 'if (real < amount)',
    replace: 'if (false as boolean)',
    guard: 'domain/payments/payments.test.ts',
    title: 'refuses a withdrawal beyond',
  },
  {
    name: 'A withdrawal is taken back before it is paid, once',
    file: `${server}/domain/payments/withdraw.ts`,
    find: 'if (!canCancel(payment))',
    replace: 'if (false as boolean)',
    guard: 'attacks/races.test.ts',
    title: 'X28 API-30',
  },
  {
    name: 'A failed payment leads back to the app alone',
    file: `${server}/domain/payments/pay.ts`,
    find: 'return isPlain && payer.isAppOrigin(url.origin) ?',
    replace: 'return isPlain ?',
    guard: 'domain/payments/payments.test.ts',
    title: 'API-28 refuses by rule',
  },
  {
    name: 'A picture is drawn anew',
    file: `${server}/domain/documents/pictures.ts`,
    find: 'return { content };',
    replace: 'return { content: Buffer.from(bytes), was: content };',
    guard: 'domain/documents/documents.test.ts',
    title: 'X36 API-20 draws every picture anew',
  },
];
