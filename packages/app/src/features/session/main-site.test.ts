import { describe, expect, it, vi } from 'vitest';
import { mainSite, mainSiteAddress, tellParent } from './main-site.ts';

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

  it('posts the refresh token to a parent page if it is the main site', { tags: ['AUTH-14'] }, () => {
    const postMessage = vi.fn();
    const self = {};
    tellParent('ref', { self, parent: { postMessage } }, 'https://main.example');
    expect(postMessage.mock.calls).toEqual([
      [{ type: 'refresh_token', refreshToken: 'ref' }, 'https://main.example'],
    ]);
  });

  it('posts nothing without a parent page', { tags: ['AUTH-14'] }, () => {
    const self = { postMessage: vi.fn() };
    tellParent('ref', { self, parent: self }, own);
    expect(self.postMessage).not.toHaveBeenCalled();
  });
});
