import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { languages, text, textIds, inLanguage, type Language, formatMoney } from './locale.ts';
import { testServer } from '../../testing/index.ts';

describe('a text with a number', () => {
  it('has the form of the noun that the number needs', { tags: ['I18N-05'] }, () => {
    const spins = [1, 3, 50, 101].map((count) => text('offer.spins', 'ru', { count }));
    expect(spins).toEqual(['1 фриспин', '3 фриспина', '50 фриспинов', '101 фриспин']);
    expect(text('offer.spins', 'en', { count: 1 })).toBe('1 free spin');
    expect(text('tournament.rule.perDay', 'en', { count: 2 })).toBe('Up to 2 rounds a day');
  });

  it.each(languages)('shows nothing of a pattern in %s', (language) => {
    const counts = { count: 7, days: 7, hours: 7, minutes: 7, rounds: 7, spins: 7, lowPoints: 7 };
    const shown = textIds.map((id) => text(id, language, counts));
    expect(shown.filter((words) => /[{}]|plural/.test(words))).toEqual([]);
  });
});

const uz = 'uz' as Language;

/** A response without `lock_text`, whose date is formatted in the new language rather than in Russian. */
const wordsOf = (body: unknown) => JSON.stringify(body).replace(/"lock_text":"[^"]*"/g, '');

describe('a language whose texts are still missing', () => {
  const server = testServer();

  it('is answered in Russian', { tags: ['I18N-13'] }, async () => {
    (languages as unknown as string[]).push(uz);
    onTestFinished(() => void (languages as unknown as string[]).pop());
    const { access: token } = await server.signUp();
    await server.deposit(token, 500_000);
    for (const path of [
      'games?limit=5',
      'categories?limit=5',
      'shortcuts?limit=5&page=1',
      'promotions?page=1&limit=5',
      'tournaments?page=1&limit=5',
      'video-banners',
      'payment-method-icons',
      'tournament-banners',
      'offers',
      'notifications?order=desc&filter[history]=0',
      'transactions',
      'profile/documents',
      'vip-club',
    ]) {
      const read = async (language: string) => {
        const join = path.includes('?') ? '&' : '?';
        return await server.get(`/api/v1/${path}${join}language=${language}&locale=${language}`, { token });
      };
      const [answer, russian] = [await read(uz), await read('ru')];
      expect([path, answer.status, russian.status]).toEqual([path, 200, 200]);
      expect(wordsOf(answer.body)).toEqual(wordsOf(russian.body));
    }
    expect(formatMoney(500_000, 'KZT', uz)).toBe(formatMoney(500_000, 'KZT', 'ru'));
  });

  it('is reported once', () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const other = 'ky' as Language;
    expect(text('payment.wait.bank', other)).toBe(text('payment.wait.bank', 'ru'));
    expect(inLanguage({ ru: 'да', kk: 'иә' }, other)).toBe('да');
    expect(warn.mock.calls).toEqual([[expect.stringContaining('new:language ky')]]);
  });
});
