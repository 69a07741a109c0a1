import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Words for withdrawing money and words that promise it unconditionally, in either order. */
const promises: Readonly<Record<'ru' | 'kk' | 'az' | 'en', readonly [take: string, whenever: string]>> = {
  ru: [
    'вывести|вывод|выводит|снять деньги',
    'в любое время|в любой (?:момент|день|час)|когда угодно|всегда|без условий|без ограничений',
  ],
  kk: [
    'шығар|алуға болады',
    'кез келген (?:уақытта|сәтте|күні)|қашан (?:болса )?да|әрқашан|әрдайым|шартсыз|шектеусіз',
  ],
  az: [
    'çıxar|götürmək olar',
    'istənilən (?:vaxt|an|gün)|hər (?:an|zaman)|nə vaxt|həmişə|şərtsiz|məhdudiyyətsiz',
  ],
  en: [
    'withdraw|cash out|take out',
    'at any time|any ?time|(?:on )?any day|(?:at )?any moment|whenever|can always|without (?:conditions|limits)|unconditional',
  ],
};

/**
 * Whether a text promises withdrawals without conditions: deposits have a turnover requirement, and a
 * withdrawal cancels bonuses.
 */
const isPromise = (text: string) =>
  Object.values(promises).some(([take, whenever]) =>
    new RegExp(`(?:${take})[^.!?]{0,60}(?:${whenever})|(?:${whenever})[^.!?]{0,60}(?:${take})`, 'i').test(
      text,
    ),
  );

const files = [
  ...globSync('packages/app/src/messages/*/*.json'),
  ...globSync('packages/server/src/{domain,db,http}/**/*.ts', { exclude: ['**/*.test.ts'] }),
  ...globSync('packages/server/src/{domain,db}/**/*.html'),
];
const isProse = (line: string) => !/^\s*(?:\/\/|\*|\/\*)/.test(line);

describe('texts about withdrawing', () => {
  it('promise no more than the turnover and the end of bonuses leave', { tags: ['PAY-09'] }, () => {
    expect(files.length).toBeGreaterThan(100);
    const broken = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => isProse(line) && isPromise(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    'Свои деньги можно вывести в любое время',
    'В любой момент можно вывести свои деньги',
    '{amount} на счёте — вывести можно в любой день',
    'Вывод денег работает всегда',
    'Выводите когда угодно',
    'Вывод без условий',
    'Без ограничений можно снять деньги',
    'Ақшаны кез келген уақытта шығаруға болады',
    'Шотта {amount} — кез келген күні шығаруға болады',
    'Ақшаны шығару әрқашан жұмыс істейді',
    'Өз ақшаңызды қашан болса да алуға болады',
    'Pulu istənilən vaxt çıxarmaq olar',
    'Hesabda {amount} — istənilən gün çıxarmaq olar',
    'Pul çıxarmaq həmişə mümkündür',
    'Hər zaman öz pulunuzu götürmək olar',
    'You can withdraw your money at any time',
    '{amount} in your account: withdraw on any day',
    'You can always withdraw',
    'Cash out whenever you like',
    'Your money is yours to take out without conditions',
  ])('are found when they promise more: %s', { tags: ['PAY-09'] }, (lie) => {
    expect(isPromise(lie)).toBe(true);
  });

  it.each([
    'Продлить можно в любой момент, сократить нельзя. Вывод денег открыт.',
    'Сообщения о выплатах приходят всегда',
    'You can make it longer at any time. Withdrawals stay open.',
  ])('are let be when they promise something else: %s', { tags: ['PAY-09'] }, (text) => {
    expect(isPromise(text)).toBe(false);
  });
});
