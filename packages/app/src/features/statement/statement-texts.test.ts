import { describe, expect, it } from 'vitest';
import { periodInWords } from './statement.ts';

describe('days of a statement in words', () => {
  const words = (from: string, to: string, language: 'ru' | 'kk' | 'az' | 'en') =>
    periodInWords({ from, to }, '2026-11-25', language);

  it('name a month once when both days are in it', { tags: ['SAFE-18'] }, () => {
    expect(words('2026-11-01', '2026-11-20', 'ru')).toBe('1–20 ноября');
    expect(words('2026-11-01', '2026-11-20', 'az')).toBe('1–20 noyabr');
    expect(words('2026-11-20', '2026-11-20', 'en')).toBe('20 November');
    expect(words('2026-10-29', '2026-11-04', 'kk')).toBe('29 қазан – 4 қараша');
  });

  it('name a year that is not the present one', { tags: ['SAFE-18'] }, () => {
    expect(words('2025-10-01', '2025-10-31', 'ru')).toBe('1–31 октября 2025');
    expect(words('2025-10-01', '2025-10-31', 'kk')).toBe('2025 жылғы 1–31 қазан');
    expect(words('2025-09-01', '2025-10-31', 'en')).toBe('1 September – 31 October 2025');
    expect(words('2025-12-01', '2026-11-25', 'az')).toBe('1 dekabr 2025 – 25 noyabr');
    expect(words('2025-09-01', '2025-10-31', 'kk')).toBe('2025 жылғы 1 қыркүйек – 2025 жылғы 31 қазан');
  });
});
