import { describe, expect, it } from 'vitest';
import { depositResultOf, isPerhapsTaken, usualMinutes } from './deposit-result.ts';

const at = '2026-01-12T09:00:00Z';

describe('the result of a deposit', () => {
  it('follows the status: an open or failed deposit is never credited', { tags: ['PAY-17'] }, () => {
    expect(depositResultOf({ status: 'process' })).toBe('waiting');
    expect(depositResultOf({ status: 'approved' })).toBe('credited');
    expect(depositResultOf({ status: 'declined' })).toBe('failed');
  });

  it(
    'leaves it open whether money was taken only when the bank had begun to confirm',
    { tags: ['PAY-17'] },
    () => {
      expect(isPerhapsTaken({ timeline: [{ stage: 'at_bank', at }] })).toBe(false);
      expect(
        isPerhapsTaken({
          timeline: [
            { stage: 'confirming', at },
            { stage: 'failed', at },
          ],
        }),
      ).toBe(true);
    },
  );

  it('the usual time comes from the method, if the server sends it', { tags: ['PAY-17'] }, () => {
    expect(usualMinutes({ created_at: at, expected_at: '2026-01-12T09:05:00Z' })).toBe(5);
    expect(usualMinutes({ created_at: at, expected_at: '2026-01-12T08:00:00Z' })).toBe(0);
    expect(usualMinutes({ created_at: at, expected_at: null })).toBeNull();
  });
});
