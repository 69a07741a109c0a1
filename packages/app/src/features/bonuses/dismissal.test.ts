import { describe, expect, it } from 'vitest';
import { dismissalOf, dismissed, NOT_DISMISSED } from './components/AppBonus.tsx';

const now = Date.parse('2026-01-12T09:30:00Z');
const until = (time: string | null) => dismissalOf({ value: true, time }, now);

describe('closing the window of the app’s bonus', () => {
  it('holds until its time, and then is over', { tags: ['APPS-15', 'APPS-17'] }, () => {
    expect([
      until('2026-01-12T09:30:01Z'),
      until('2026-01-12T09:30:00Z'),
      until('2025-01-01T00:00:00Z'),
    ]).toEqual(['holds', 'over', 'over']);
    expect(until(null)).toBe('over');
  });

  it('is none where nothing or a reset is stored', { tags: ['APPS-15', 'APPS-17'] }, () => {
    expect([dismissalOf(null, now), dismissalOf(NOT_DISMISSED, now)]).toEqual(['none', 'none']);
    expect(dismissalOf({ value: false, time: '2030-01-01T00:00:00Z' }, now)).toBe('none');
  });

  it('holds for 24 h', { tags: ['APPS-16'] }, () => {
    const stored = dismissed(now);
    expect(stored).toEqual({ value: true, time: '2026-01-13T09:30:00.000Z' });
    expect(dismissalOf(stored, now + 24 * 3_600_000 - 1)).toBe('holds');
    expect(dismissalOf(stored, now + 24 * 3_600_000)).toBe('over');
  });
});
