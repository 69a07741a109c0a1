import { describe, expect, it } from 'vitest';
import { checkFiles, type FileRules } from './check-files.ts';

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
