import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * What no text may say of money, in four languages: own money waits for the turnover of its deposit and a withdrawal ends
 * bonuses of deposits, so nothing can be taken out "at any time", "at once" or "without conditions".
 */
const promises: readonly RegExp[] = [
  /(?:вывести|вывод|снять)[^.!?]{0,60}(?:в любое время|в любой момент|без условий|без ограничений)/i,
  /(?:в любое время|в любой момент)[^.!?]{0,60}(?:вывести|вывод|снять)/i,
  /кез келген (?:уақытта|сәтте)[^.!?]{0,60}(?:шығар|алуға)/i,
  /(?:istənilən vaxt|hər an)[^.!?]{0,60}(?:çıxar|götür)/i,
  /(?:withdraw|cash out|take out)[^.!?]{0,60}(?:at any time|any time|anytime|whenever you (?:like|want)|without conditions)/i,
];

const files = [
  ...globSync('packages/app/src/messages/*/*.json'),
  ...globSync('packages/server/src/{domain,db,http}/**/*.ts', { exclude: ['**/*.test.ts'] }),
  ...globSync('packages/server/src/{domain,db}/**/*.html'),
];

describe('texts about withdrawing', () => {
  it('PAY-09 promise no more than the turnover and the end of bonuses leave', () => {
    expect(files.length).toBeGreaterThan(100);
    const broken = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => promises.some((promise) => promise.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(broken).toEqual([]);
  });

  it('PAY-09 are found when they promise more', () => {
    const lies = [
      'Свои деньги можно вывести в любое время',
      'Ақшаны кез келген уақытта шығаруға болады',
      'Pulu istənilən vaxt çıxarmaq olar',
      'You can withdraw your money at any time',
    ];
    for (const lie of lies) expect(promises.some((promise) => promise.test(lie))).toBe(true);
  });
});
