import { beforeEach, describe, expect, it } from 'vitest';
import { local } from '#app/platform/storage/storage.ts';
import { createResetAttempts } from './attempts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PHONE = '77011234567';

beforeEach(() => local.clear());

function world() {
  const clock = { at: Date.parse('2026-01-12T09:00:00Z') };
  return { clock, attempts: createResetAttempts(() => clock.at) };
}

describe('attempts to reset by phone', () => {
  it('a count and a time per phone change with each attempt', { tags: ['RESET-02'] }, () => {
    const { clock, attempts } = world();
    const stored = (name: string, phone = PHONE) => local.getItem(`resetPhone${name}_${phone}`);
    const seen = [[stored('Count'), stored('Time')]];
    for (let tries = 0; tries < 3; tries += 1) {
      attempts.note(PHONE);
      seen.push([stored('Count'), stored('Time')]);
      clock.at += MINUTE;
    }
    expect(seen[0]).toEqual([null, null]);
    expect(new Set(seen.map(([count]) => count)).size).toBe(4);
    expect(new Set(seen.map(([, time]) => time)).size).toBe(4);
    expect(attempts.count(PHONE)).toBe(3);
    expect([attempts.count('994501234567'), attempts.endsAt('994501234567')]).toEqual([0, null]);
    expect(stored('Count', '994501234567')).toBeNull();
  });

  it('the count expires three hours after the last attempt', { tags: ['RESET-03'] }, () => {
    const { clock, attempts } = world();
    attempts.note(PHONE);
    clock.at += 3 * HOUR - 1;
    expect(attempts.count(PHONE)).toBe(1);
    clock.at += 1;
    expect(attempts.count(PHONE)).toBe(0);
  });

  it('pauses a minute after three attempts each, then three hours', { tags: ['RESET-04', 'OP-76'] }, () => {
    const { clock, attempts } = world();
    const pauses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      attempts.note(PHONE);
      const end = attempts.endsAt(PHONE) ?? 0;
      pauses.push(end - clock.at);
      clock.at = end - 1;
      expect(attempts.endsAt(PHONE)).toBe(end);
      clock.at = end;
      expect(attempts.endsAt(PHONE)).toBeNull();
    }
    // The count has lapsed together with the long pause: the fifth attempt is a first one again.
    expect(pauses).toEqual([MINUTE, MINUTE, MINUTE, 3 * HOUR, MINUTE]);
  });

  it('a manipulated storage value cannot extend the pause', { tags: ['RESET-04'] }, () => {
    const { clock, attempts } = world();
    local.setItem(`resetPhoneTime_${PHONE}`, JSON.stringify({ value: clock.at + 9e9, expiresAt: 9e15 }));
    expect(attempts.endsAt(PHONE)).toBe(clock.at + MINUTE);
    for (const broken of ['{', '"x"', '{"value":"soon","expiresAt":9e15}', '{"value":-1,"expiresAt":"x"}']) {
      local.setItem(`resetPhoneTime_${PHONE}`, broken);
      local.setItem(`resetPhoneCount_${PHONE}`, broken);
      expect([attempts.count(PHONE), attempts.endsAt(PHONE)]).toEqual([0, null]);
    }
  });
});
