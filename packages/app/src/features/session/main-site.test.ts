import { describe, expect, it } from 'vitest';
import { mainSite, mainSiteAddress } from './main-site.ts';

const own = 'https://play.example';
const handover = { token: 'ref&1', type: 'manual_phone', event: 'login_successfully' } as const;

describe('the main site', () => {
  it('adds token, type and marker to its own URL parameters', { tags: ['AUTH-11', 'AUTH-12'] }, () => {
    const address = mainSiteAddress(handover, mainSite('https://main.example/in?x=1', own), own);
    expect(address).toBe(
      'https://main.example/in?x=1&auth_token=ref%261&auth_type=manual_phone&event=login_successfully',
    );
  });

  it('defaults to this site, without a redirect', { tags: ['AUTH-13'] }, () => {
    expect(mainSite('', own).href).toBe(`${own}/`);
    expect(mainSiteAddress(handover, mainSite('', own), own)).toBeNull();
  });

  it('a setting that is no web address counts as none', { tags: ['AUTH-11'] }, () => {
    for (const setting of ['javascript:alert(1)', 'main.example', '//main.example', 'data:text/html,x'])
      expect(mainSite(setting, own).origin, setting).toBe(own);
  });
});
