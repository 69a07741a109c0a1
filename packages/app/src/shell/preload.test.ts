import { describe, expect, it, vi } from 'vitest';

vi.mock('./Availability.tsx', () => ({ loadStates: vi.fn() }));
const { isSparing } = await import('./preload.ts');

describe('fetching ahead', () => {
  it('LAYOUT-10 is skipped on a very slow line or when data is saved', () => {
    expect([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }].every(isSparing)).toBe(
      true,
    );
    expect([undefined, {}, { effectiveType: '4g', saveData: false }].some(isSparing)).toBe(false);
  });
});
