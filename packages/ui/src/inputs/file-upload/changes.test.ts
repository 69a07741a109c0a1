import { describe, expect, it } from 'vitest';
import { sayChanges } from './changes.ts';

const words = {
  done: (name: string) => `${name} done.`,
  failed: (name: string, error: string) => `${name}: ${error}.`,
  removed: (name: string) => `${name} gone.`,
};
const row = (id: string, status: string, error?: string) => ({ id, name: `${id}.png`, status, error });

describe('sayChanges', () => {
  it('says once that a file arrived, failed or went', { tags: ['FORM-09'] }, () => {
    expect(sayChanges([row('a', 'uploading')], [row('a', 'done')], words)).toBe('a.png done.');
    expect(sayChanges([row('a', 'done')], [row('a', 'done')], words)).toBe('');
    expect(sayChanges([], [row('a', 'error', 'too big')], words)).toBe('a.png: too big.');
    expect(sayChanges([row('a', 'done'), row('b', 'done')], [row('b', 'done')], words)).toBe('a.png gone.');
  });

  it('keeps silent about progress and a new try', () => {
    expect(sayChanges([], [row('a', 'waiting')], words)).toBe('');
    expect(sayChanges([row('a', 'waiting')], [row('a', 'uploading')], words)).toBe('');
    expect(sayChanges([row('a', 'error', 'x')], [row('a', 'uploading')], words)).toBe('');
  });
});
