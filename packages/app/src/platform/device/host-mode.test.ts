import { beforeEach, describe, expect, it } from 'vitest';
import { APP_IDS, frame, isAppMode, storeAppId } from './host-mode.ts';
import { local } from '../storage/storage.ts';

const query = (text: string) => new URLSearchParams(text);
const known = APP_IDS[0] ?? '';

beforeEach(() => local.removeItem('appNameParam'));

describe('what runs the product', () => {
  it('an app is recognised by the parameter, then by the stored one', { tags: ['PLAT-04'] }, () => {
    expect(new Set(APP_IDS).size).toBe(20);
    expect(isAppMode(query(''))).toBe(false);
    expect(isAppMode(query(`appid=${known}`))).toBe(true);
    storeAppId(query(`appid=${known}`));
    expect(isAppMode(query(''))).toBe(true);
  });

  it('the URL’s identifier is stored under appNameParam, known or not', { tags: ['PLAT-05'] }, () => {
    storeAppId(query('appid=somebody'));
    expect(local.getItem('appNameParam')).toBe('somebody');
    expect(isAppMode(query(''))).toBe(false);
    storeAppId(query('x=1'));
    expect(local.getItem('appNameParam')).toBe('somebody');
  });

  it('an invalid identifier is not stored', { tags: ['PLAT-05'] }, () => {
    for (const id of ['', '<script>', 'a b', 'x'.repeat(65)]) storeAppId(new URLSearchParams({ appid: id }));
    expect(local.getItem('appNameParam')).toBeNull();
  });

  it('knows a frame, and whose page is around it', { tags: ['AUTH-13'] }, () => {
    const self = {};
    const origin = 'https://a.kz';
    const refusing = {
      get location(): never {
        throw new Error('SecurityError');
      },
    };
    expect(frame({ self, parent: self as never, origin })).toBe('none');
    expect(frame({ self, parent: { location: { origin } }, origin })).toBe('own');
    expect(frame({ self, parent: { location: { origin: 'https://b.kz' } }, origin })).toBe('foreign');
    expect(frame({ self, parent: refusing, origin })).toBe('foreign');
  });
});
