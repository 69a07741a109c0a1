import { beforeEach, describe, expect, it } from 'vitest';
import { isLicence, storeLicenceFlag } from './licence-variant.ts';
import { local } from '#app/platform/storage/storage.ts';

const hosts = ['licence.example', 'kk.licence.example'];
const query = (text: string) => new URLSearchParams(text);

beforeEach(() => local.removeItem('isTestLicence'));

describe('the licence variant', () => {
  it('is shown on its hosts and their translations, nowhere else', { tags: ['PLAT-06'] }, () => {
    expect(isLicence('licence.example', query(''), hosts)).toBe(true);
    expect(isLicence('KK.licence.example', query(''), hosts)).toBe(true);
    expect(isLicence('evil-licence.example', query(''), hosts)).toBe(false);
    expect(isLicence('az.licence.example', query(''), hosts)).toBe(false);
  });

  it('the parameter licence switches it on for good, and off again', { tags: ['PLAT-09'] }, () => {
    expect(isLicence('play.example', query('licence=1'), hosts)).toBe(true);
    storeLicenceFlag(query('licence=test'));
    expect(local.getItem('isTestLicence')).toBe('1');
    expect(isLicence('play.example', query(''), hosts)).toBe(true);
    storeLicenceFlag(query('x=1'));
    expect(isLicence('play.example', query(''), hosts)).toBe(true);
    expect(isLicence('play.example', query('licence=0'), hosts)).toBe(false);
    storeLicenceFlag(query('licence=0'));
    expect(isLicence('play.example', query(''), hosts)).toBe(false);
  });
});
