import {
  birthdayMin,
  codeMinutes,
  documentMaxBytes,
  finishedDays,
  limitRaiseHours,
  longestStatementDays,
  passwordMin,
  statusDays,
} from '@tulpar/api/contract';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogueTexts, languages, serverTexts, figuresOf, hasSetFigure, wordFaults } from './terms.ts';

const catalogues = catalogueTexts();
const server = serverTexts();

/** Numbers that a text of the app may contain, by message id: those of the contract, and those that are names. */
const figures: readonly (readonly [id: RegExp, allowed: readonly number[]])[] = [
  [/^(?:breaks\.length|limits\.period|statement\.period)\./, [1, 3, 6, 7, 24, 30]],
  [/^limits\.(?:intro|holds|remove|done|offer)/, [limitRaiseHours]],
  [/^limits\.near$/, [20]],
  [/^limits\.average$/, [30]],
  [/^breaks\.step$/, [2]],
  [/^(?:session\.passwordHint|passwordMin6|API_ERRORS\.PASSWORD_TOO_SHORT)$/, [passwordMin]],
  [/^API_ERRORS\.FILE_TOO_LARGE$/, [documentMaxBytes / 1024 / 1024, 80]],
  [/^(?:profile|reset)\.codeSent$/, [codeMinutes]],
  [/^profile\.birthdayEarly$/, [Number(birthdayMin.slice(0, 4))]],
  [/^statement\.own\.long$/, [longestStatementDays]],
  [/^tournaments\.empty\.finished$/, [finishedDays]],
  [/^vip\.(?:head\.stakes|staked)$/, [statusDays]],
  [/^reviews\.(?:stars|says)/, [1, 2, 3, 4, 5]],
  [/^games\.top10$/, [10]],
  [/^games\.filter\.wager-100$/, [100]],
  // The age badge of the footer is the same in every market (OP-05).
  [/^age\.(?:badge|line)$/, [21]],
];

/** Names that contain the length of their tournament. */
const names = new Set(['Гонка на 15 минут', '15 минуттық жарыс', '15 dəqiqəlik yarış']);

describe('words of texts for players', () => {
  it('are read from the catalogues and from the server, in every language', () => {
    expect(catalogues.length).toBeGreaterThan(7000);
    for (const language of languages)
      expect(server.filter((text) => text.language === language).length, language).toBeGreaterThan(500);
  });

  it('are those of the term table, and no value is bent', { tags: ['I18N-05', 'PAY-09'] }, () => {
    const faults = [...catalogues, ...server].flatMap(({ language, text, at }) =>
      wordFaults(language, text).map((fault) => `${language} ${at}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('hold no figure that a setting owns', { tags: ['I18N-05'] }, () => {
    const inApp = catalogues.filter(({ text, at }) => {
      const id = at.split(' ').at(-1) ?? '';
      const allowed = figures.find(([ids]) => ids.test(id))?.[1] ?? [];
      return figuresOf(text).some((figure) => !allowed.includes(Number(figure)));
    });
    // Promotions and pages of the seed are operator content.
    const onServer = server.filter(
      ({ text, at }) => at.includes('/domain/') && !names.has(text) && hasSetFigure(text),
    );
    expect([...inApp, ...onServer].map(({ text, at }) => `${at}: ${text}`)).toEqual([]);
  });

  it.each([
    ['ru', 'Подтвердите E-mail'],
    ['ru', 'Самоисключение до {date}'],
    ['kk', 'Батырманы басыңыз'],
    ['kk', '{amount} дейін'],
    ['kk', '{amount}-ге дейін'],
    ['kk', '«{name}»-ның ұтысы'],
    ['az', '{count} frispin'],
    ['az', '{most}-dək'],
    ['az', '{name}ın mükafatı'],
    ['az', '{date} qədər'],
    ['en', 'Go to the cash box'],
    ['en', 'Sign in to go on'],
    ['ru', 'До 10 000 очков'],
    ['en', 'Up to {most} ₸'],
    ['en', 'A win of 15× your bet'],
    ['ru', 'Выигрыш ×{value}'],
  ] as const)('are refused: %s %s', (language, text) => {
    expect(wordFaults(language, text)).not.toEqual([]);
  });

  it.each([
    ['ru', 'Письмо ушло на {email}, смотрите [историю](/cash-box/history)'],
    ['kk', '{count} минутқа дейін'],
    ['kk', '{place}-орын'],
    ['az', '{date} tarixindən'],
    ['az', '{provider} ilə giriş'],
    ['en', 'Nothing is at stake'],
    ['ru', 'бонус {bonus} × {wager}'],
    ['ru', 'Продлить можно в любой момент, сократить нельзя. Вывод денег открыт.'],
    ['ru', 'Сообщения о выплатах приходят всегда'],
    ['en', 'You can make it longer at any time. Withdrawals stay open.'],
  ] as const)('are let be: %s %s', (language, text) => {
    expect(wordFaults(language, text)).toEqual([]);
  });

  it.each([
    ['ru', 'Свои деньги можно вывести в любое время'],
    ['ru', 'В любой момент можно вывести свои деньги'],
    ['ru', '{amount} на счёте — вывести можно в любой день'],
    ['ru', 'Вывод денег работает всегда'],
    ['ru', 'Выводите когда угодно'],
    ['ru', 'Вывод без условий'],
    ['ru', 'Без ограничений можно снять деньги'],
    ['kk', 'Ақшаны кез келген уақытта шығаруға болады'],
    ['kk', 'Шотта {amount} — кез келген күні шығаруға болады'],
    ['kk', 'Ақшаны шығару әрқашан жұмыс істейді'],
    ['kk', 'Өз ақшаңызды қашан болса да алуға болады'],
    ['az', 'Pulu istənilən vaxt çıxarmaq olar'],
    ['az', 'Hesabda {amount} — istənilən gün çıxarmaq olar'],
    ['az', 'Pul çıxarmaq həmişə mümkündür'],
    ['az', 'Hər zaman öz pulunuzu götürmək olar'],
    ['en', 'You can withdraw your money at any time'],
    ['en', '{amount} in your account: withdraw on any day'],
    ['en', 'You can always withdraw'],
    ['en', 'Cash out whenever you like'],
    ['en', 'Your money is yours to take out without conditions'],
  ] as const)('promise no withdrawal without conditions: %s %s', { tags: ['PAY-09'] }, (language, lie) => {
    expect(wordFaults(language, lie)).toContain('promises withdrawals without conditions');
  });

  it.each(['Для тех, кому 18+', 'Вейджер x10', 'Действует 72 часа', '15 минуттық жарыс', '50% bonus'])(
    'a figure of a setting is seen: %s',
    (text) => {
      expect(hasSetFigure(text)).toBe(true);
    },
  );

  it('are in data files: the code of the server has names of people and games, and letters', () => {
    const files = globSync('packages/server/src/**/*.ts', {
      exclude: ['**/*.test.ts', '**/{testing,attacks}/**'],
    }).filter((file) =>
      /[\u0400-\u04ffəğışç]/i.test(readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')),
    );
    expect(files.map((file) => file.replace('packages/server/src/', '')).toSorted()).toEqual([
      'db/seed/game-names.ts',
      'domain/catalogue/snapshot.ts',
      'domain/players/demo-player.ts',
      'domain/players/demo-tournaments.ts',
      'domain/vip/status.ts',
      'sandbox/social.ts',
    ]);
  });
});
