import { describe, expect, it } from 'vitest';
import { checkFiles, type FileRules, percent, sayChanges } from './check-files.ts';

const megabyte = 1024 * 1024;
const rules: FileRules = { extensions: ['jpg', 'jpeg', 'png'], maxSize: 20 * megabyte, maxFiles: 3 };
const file = (name: string, size = 1000, type = '') => ({ name, size, type });
const reasons = (...files: ReturnType<typeof file>[]) =>
  checkFiles(files, rules).refused.map((one) => one.reason);

describe('checkFiles', () => {
  it('takes a file whatever its name and type are: its content decides', { tags: ['INPUT-08'] }, () => {
    const files = [file('scan'), file('a.pdf', 1, 'application/octet-stream'), file('')];
    expect(checkFiles(files, rules)).toEqual({ taken: files, refused: [] });
  });

  it('takes 20 MB to the byte and nothing beyond', { tags: ['VALID-26'] }, () => {
    expect(reasons(file('a.png', 20 * megabyte))).toEqual([]);
    expect(reasons(file('a.png', 20 * megabyte + 1))).toEqual(['size']);
    expect(reasons(file('a.png', 0))).toEqual(['empty']);
  });

  it('checks each file by itself and counts those in the list', { tags: ['VALID-27'] }, () => {
    const files = [file('a.png'), file('b.png', 0), file('c.png'), file('d.png')];
    const { taken, refused } = checkFiles(files, rules, 1);
    expect(taken.map((one) => one.name)).toEqual(['a.png', 'c.png']);
    expect(refused).toEqual([
      { file: file('b.png', 0), reason: 'empty' },
      { file: file('d.png'), reason: 'count' },
    ]);
  });
});

it('keeps progress between 0 and 100', () => {
  expect([0, 0.645, 1, 2, -1, Number.NaN, undefined, Infinity].map(percent)).toEqual([
    0, 65, 100, 100, 0, 0, 0, 0,
  ]);
});

const words = {
  done: (name: string) => `${name} done.`,
  failed: (name: string, error: string) => `${name}: ${error}.`,
  removed: (name: string) => `${name} gone.`,
};
const row = (id: string, status: string, error?: string) => ({ id, name: `${id}.png`, status, error });

describe('sayChanges', () => {
  it('announces once that a file arrived, failed or was removed', { tags: ['FORM-09'] }, () => {
    expect(sayChanges([row('a', 'uploading')], [row('a', 'done')], words)).toBe('a.png done.');
    expect(sayChanges([row('a', 'done')], [row('a', 'done')], words)).toBe('');
    expect(sayChanges([], [row('a', 'error', 'too big')], words)).toBe('a.png: too big.');
    expect(sayChanges([row('a', 'done'), row('b', 'done')], [row('b', 'done')], words, 'a')).toBe(
      'a.png gone.',
    );
  });

  it('does not say that a sent file was removed', { tags: ['FORM-09'] }, () => {
    expect(sayChanges([row('a', 'uploading'), row('b', 'uploading')], [row('b', 'uploading')], words)).toBe(
      '',
    );
  });

  it('announces neither progress nor a retry', () => {
    expect(sayChanges([], [row('a', 'waiting')], words)).toBe('');
    expect(sayChanges([row('a', 'waiting')], [row('a', 'uploading')], words)).toBe('');
    expect(sayChanges([row('a', 'error', 'x')], [row('a', 'uploading')], words)).toBe('');
  });
});
