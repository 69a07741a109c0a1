import { describe, expect, it } from 'vitest';
import { checkFiles, type FileRules } from './check-files.ts';

const megabyte = 1024 * 1024;
const rules: FileRules = { extensions: ['jpg', 'jpeg', 'png'], maxSize: 20 * megabyte, maxFiles: 3 };
const file = (name: string, size = 1000, type = '') => ({ name, size, type });
const reasons = (...files: ReturnType<typeof file>[]) =>
  checkFiles(files, rules).refused.map((one) => one.reason);

describe('checkFiles', () => {
  it('takes jpg, jpeg and png, however the name is written', { tags: ['VALID-25'] }, () => {
    const good = [file('a.jpg', 1, 'image/jpeg'), file('b.JPEG'), file('паспорт 1.2.Png', 1, 'image/png')];
    expect(checkFiles(good, rules)).toEqual({ taken: good, refused: [] });
  });

  it.each([
    file('scan.pdf', 1000, 'application/pdf'),
    file('jpg'),
    file('photo.jpg.exe'),
    file('photo.png', 1000, 'text/html'),
    file('photo.jpg', 1000, 'image/png'),
    file('anim.gif', 1000, 'image/gif'),
    file(''),
    file('.'),
  ])('refuses "$name" ($type)', { tags: ['VALID-25', 'VALID-27'] }, (bad) => {
    expect(reasons(bad)).toEqual(['type']);
  });

  it('takes 20 MB to the byte and nothing beyond', { tags: ['VALID-26'] }, () => {
    expect(reasons(file('a.png', 20 * megabyte))).toEqual([]);
    expect(reasons(file('a.png', 20 * megabyte + 1))).toEqual(['size']);
    expect(reasons(file('a.png', 0))).toEqual(['empty']);
  });

  it('checks each file by itself and counts those in the list', { tags: ['VALID-27'] }, () => {
    const files = [file('a.png'), file('b.pdf'), file('c.png'), file('d.png')];
    const { taken, refused } = checkFiles(files, rules, 1);
    expect(taken.map((one) => one.name)).toEqual(['a.png', 'c.png']);
    expect(refused).toEqual([
      { file: file('b.pdf'), reason: 'type' },
      { file: file('d.png'), reason: 'count' },
    ]);
  });
});
