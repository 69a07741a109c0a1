import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { endpoints, type Endpoint } from '../packages/api/src/contract/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('packages/{app/src,api/src/client}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.(test|stories)\.tsx?$|\/(stories|testing|hostile)\//.test(path),
);

/** Text of each folder of app or client, such as `features/games`; a call and its flags are matched in it. */
const folders = new Map<string, string>();
for (const path of files) {
  const folder = path.split('/').slice(0, 5).join('/');
  folders.set(folder, (folders.get(folder) ?? '') + readFileSync(`${root}/${path}`, 'utf8'));
}

/** Names that a text imports from the contract as values. */
const callsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/import\s+\{([^}]*)\}\s+from\s+'(?:@tulpar\/api|\.\.)\/contract\b/g)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
    ),
  );
const sources = [...folders.values()].map((text) => ({ text, calls: callsIn(text) }));

/** Parameters that are spread from objects, such as the visitor's locale, and not named in the text. */
const SPREAD: ReadonlySet<string> = new Set(['currency', 'language', 'locale']);

/** Calls whose queries are built elsewhere in their folder: a mention of the flag there counts. */
const PUT_TOGETHER: ReadonlySet<string> = new Set(
  'categories games paymentMethods rounds statement statementLines'.split(' '),
);

/** The queries in a text: each from `query: {` to its closing brace; objects inside it may not contain others. */
const queriesIn = (text: string) => text.match(/\bquery:\s*\{(?:[^{}]|\{[^{}]*\})*\}/g)?.join('\n') ?? '';

const names = (text: string, flag: string) =>
  flag.includes('[') ? text.includes(`'${flag}'`) : new RegExp(`\\b${flag}\\b\\s*[:,}]`).test(text);

/**
 * What the app never sends: calls of the contract by id, and flags of their queries as `call?flag`. A call
 * counts as used if the app or the client imports it; a flag, if a query in the folder of the call names it.
 */
function unsent(): string[] {
  return Object.entries(endpoints)
    .flatMap(([id, { query }]: [string, Endpoint]) => {
      const users = sources.filter(({ calls }) => calls.has(id));
      if (users.length === 0) return [id];
      const text = users.map((user) => user.text).join('\n');
      const { shape = {} } = (query ?? {}) as { shape?: object };
      return Object.keys(shape)
        .filter((flag) => !SPREAD.has(flag) && !names(PUT_TOGETHER.has(id) ? text : queriesIn(text), flag))
        .map((flag) => `${id}?${flag}`);
    })
    .toSorted();
}

/** What the app deliberately does not send, with the reason. An outdated entry fails, too. */
const unused: Readonly<Record<string, string>> = {
  'offers?promo':
    'Offers of promo codes are in the one poll of all offers (OP-81, PROMO-23). No page shows them alone, and a second list could contradict the first.',
  'offers?status':
    'The one poll returns offers of every status (OP-81), and each view filters them: separate lists could contradict each other when a status changes. Past offers are read by `history`.',
  'promotions?order[0][0]': 'The server sorts the newest first, which is what the app shows.',
  'promotions?order[0][1]': 'As the order itself.',
  rejectOffer: 'A player cancels an offer (OP-110); rejecting one is not specified.',
  textProbe: 'It answers a word for people; the app calls `check` (OP-115).',
  'tournamentGames?search': 'The page filters by category, provider and played games (TOUR-14).',
  updatePassword: 'An alias of `changePassword` for clients of an older server.',
};

it('the app makes every call of the contract or says why not', { tags: ['CALL-01', 'CALL-17'] }, () => {
  const gaps = unsent();
  expect(gaps.filter((gap) => !Object.hasOwn(unused, gap))).toEqual([]);
  expect(Object.keys(unused).filter((gap) => !gaps.includes(gap))).toEqual([]);
});
