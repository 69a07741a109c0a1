import { describe, expect, it, vi } from 'vitest';
import { mainSite, mainSiteAddress, tellParent } from './main-site.ts';

const own = 'https://play.example';
const handover = { token: 'ref&1', type: 'manual_phone', event: 'login_successfully' } as const;

describe('the main site', () => {
  it('gets token, type and marker, beside what its address holds', { tags: ['AUTH-11', 'AUTH-12'] }, () => {
    const address = mainSiteAddress(handover, mainSite('https://main.example/in?x=1', own), own);
    expect(address).toBe(
      'https://main.example/in?x=1&auth_token=ref%261&auth_type=manual_phone&event=login_successfully',
    );
  });

  it('is this site where none is set, and then nobody is sent anywhere', { tags: ['AUTH-13'] }, () => {
    expect(mainSite('', own).href).toBe(`${own}/`);
    expect(mainSiteAddress(handover, mainSite('', own), own)).toBeNull();
  });

  it('a setting that is no web address counts as none', { tags: ['AUTH-11'] }, () => {
    for (const setting of ['javascript:alert(1)', 'main.example', '//main.example', 'data:text/html,x'])
      expect(mainSite(setting, own).origin, setting).toBe(own);
  });

  it(
    'a page around this one is told the refresh token, if it is the main site',
    { tags: ['AUTH-14'] },
    () => {
      const postMessage = vi.fn();
      const self = {};
      tellParent('ref', { self, parent: { postMessage } }, 'https://main.example');
      expect(postMessage.mock.calls).toEqual([
        [{ type: 'refresh_token', refreshToken: 'ref' }, 'https://main.example'],
      ]);
    },
  );

  it('nobody is told where there is no page around', { tags: ['AUTH-14'] }, () => {
    const self = { postMessage: vi.fn() };
    tellParent('ref', { self, parent: self }, own);
    expect(self.postMessage).not.toHaveBeenCalled();
  });
});
