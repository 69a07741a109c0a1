import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastLocations } from '../platform/routing/last-location.ts';
import { linkTokenAtom, takeLinkToken } from '../platform/session/link-token.ts';
import {
  href,
  paths,
  routeHref,
  matchRoute,
  readRouteMatch,
  type RouteId,
} from '../platform/routing/paths.ts';
import { backOf, stateFor, carriedBy } from '../platform/routing/router.tsx';
import { local } from '../platform/storage/storage.ts';
import { parseSafeUrl, redirectUrl, maskedUrl } from '../platform/routing/urls.ts';
import { afterLogin } from '../shell/guards.ts';
import { readHash } from '../shell/hashes.ts';
import { nastyContent, nastyText, nastyValue, RUNS } from './texts.ts';
import { store } from '#app/platform/state/store.ts';

const ORIGIN = 'https://app.example';

/**
 * Expects that the app navigates to `address`, and that neither the router nor the browser reads another host in it.
 */
function expectInApp(address: string) {
  expect(address).toMatch(/^[/#?]/);
  const url = new URL(address, ORIGIN);
  expect(url.origin).toBe(ORIGIN);
  // The browser resolves the path again when it navigates.
  expect(new URL(url.pathname + url.search + url.hash, ORIGIN).origin).toBe(ORIGIN);
}

const addresses = fc.oneof(
  nastyText,
  nastyText.map((text) => `/${text}`),
  nastyText.map((text) => `${ORIGIN}${text}`),
  nastyText.map((text) => `https://${text}`),
);

describe('addresses from outside', () => {
  it('a link leads into the app, to a safe address, or nowhere', { tags: ['OP-118', 'LAYOUT-15'] }, () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const target = parseSafeUrl(address, ORIGIN);
        if (target === null) return;
        if (target.kind === 'app') {
          expectInApp(target.to);
          return;
        }
        const url = new URL(target.href, ORIGIN);
        expect(url.protocol).toMatch(/^(?:https?|mailto|tel):$/);
        expect(url.username + url.password).toBe('');
        if (target.href.startsWith('/')) expectInApp(target.href);
      }),
      { ...RUNS, examples: [['/..//evil.example'], ['/api/..//evil.example'], ['/\\evil.example']] },
    );
  });

  it('only http(s) addresses without credentials leave the app', { tags: ['NET-08', 'AUTH-17'] }, () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const target = redirectUrl(address, ORIGIN);
        if (target === null) return;
        const url = new URL(target);
        expect(url.protocol).toMatch(/^https?:$/);
        expect(url.username + url.password).toBe('');
      }),
      RUNS,
    );
  });

  it('a hash opens only a page or window of the app', { tags: ['HASH-15'] }, () => {
    const known = new Set([href('deposit'), href('login'), href('register')]);
    fc.assert(
      fc.property(
        fc.oneof(
          nastyText,
          nastyText.map((text) => `#${text}`),
        ),
        fc.boolean(),
        fc.boolean(),
        (hash, signedIn, anchor) => {
          const action = readHash(hash, { signedIn, anchor });
          if (action.kind === 'go') expect(known).toContain(action.to);
          if (action.kind === 'modal') expect(action.name).toMatch(/^[a-z_]+$/);
        },
      ),
      RUNS,
    );
  });

  it('a token is taken out of every address, and the rest stays', { tags: ['OP-40', 'OP-117'] }, () => {
    fc.assert(
      fc.property(nastyText, nastyText, nastyText, (token, rest, hash) => {
        const address = new URL('/games', ORIGIN);
        address.searchParams.set('rest', rest);
        address.searchParams.append('auth_token', token);
        address.searchParams.append('auth_token', 'second');
        address.hash = hash;
        const clean = takeLinkToken(address);
        expect(clean.searchParams.has('auth_token')).toBe(false);
        expect(clean.searchParams.get('rest')).toBe(address.searchParams.get('rest'));
        expect(clean.hash).toBe(address.hash);
        expect(clean.origin).toBe(ORIGIN);
        expect((store.get(linkTokenAtom)?.token.length ?? 0) <= 4096).toBe(true);
      }),
      RUNS,
    );
  });

  it('masked URLs contain no secrets', { tags: ['OP-117', 'STORE-05'] }, () => {
    const secret = 'S3CRET';
    const names = [
      'auth_token',
      'token',
      'code',
      'password',
      'email',
      'phone',
      'refresh_token',
      'AUTH_TOKEN',
    ];
    fc.assert(
      fc.property(addresses, fc.constantFrom(...names), (address, name) => {
        expect(maskedUrl(address)).not.toContain(secret);
        if (address.length > 5000 || !URL.canParse(address)) return;
        const url = new URL(address);
        if (!/^https?:$/.test(url.protocol)) return;
        url.searchParams.append(name, secret);
        expect(maskedUrl(url.href)).not.toContain(secret);
        expect(
          maskedUrl(`${ORIGIN}/confirm-email/${secret}?${name}=${secret}#${name}=${secret}`),
        ).not.toContain(secret);
      }),
      RUNS,
    );
  });
});

describe('back links', () => {
  const ids = fc.oneof(fc.constantFrom(...Object.keys(paths)), nastyText);
  const params = fc.oneof(
    fc.record({
      slug: nastyText,
      category: nastyText,
      filter: nastyText,
      token: nastyText,
      email: nastyText,
    }),
    nastyValue,
  );
  const places = fc.record({ id: ids, params, search: fc.oneof(nastyText, nastyValue) });

  it('a back link from the history is a page of the app, or none', { tags: ['AUTH-10', 'OP-45'] }, () => {
    fc.assert(
      fc.property(fc.oneof(places, nastyValue), (value) => {
        const match = readRouteMatch(value);
        if (match) {
          expectInApp(routeHref(match));
          expect(parseSafeUrl(routeHref(match), ORIGIN)?.kind ?? 'app').toBe('app');
        }
        expect(backOf({ back: value })).toEqual(match);
      }),
      RUNS,
    );
  });

  it('after signing in a player goes to a page of the app only', { tags: ['ACCESS-05'] }, () => {
    fc.assert(
      fc.property(places, (value) => {
        expectInApp(afterLogin({ wanted: readRouteMatch(value), lastPath: null }));
      }),
      RUNS,
    );
  });

  it('texts a link carried along are texts', { tags: ['OP-77'] }, () => {
    fc.assert(
      fc.property(nastyValue, (value) => {
        for (const text of Object.values(carriedBy({ carry: value }))) expect(typeof text).toBe('string');
        expect(() => stateFor('/auth/login', { pathname: '/', search: '', state: value })).not.toThrow();
      }),
      RUNS,
    );
  });

  it('a page leads back to itself by its address, and no value changes the shape of the path', () => {
    const named = fc.constantFrom<Exclude<RouteId, 'notFound'>>('game', 'gamesCategory', 'staticPage');
    fc.assert(
      fc.property(named, nastyText, (id, text) => {
        const value = /^\.{0,2}$/.test(text) ? 'x' : text;
        const build = href as (route: string, values: Readonly<Record<string, string>>) => string;
        const address = build(id, { slug: value, category: value });
        expectInApp(address);
        const { pathname } = new URL(address, ORIGIN);
        expect(pathname.split('/')).toHaveLength(paths[id].split('/').length);
        const back = matchRoute(pathname);
        const param = Object.values(back?.params ?? {})[0];
        // A value can be the name of another page with a path of the same shape; then that page opens.
        if (back?.id === id) expect(param).toBe(wellFormed(value));
      }),
      RUNS,
    );
  });

  it('the last match is a page of the app, whatever is stored', { tags: ['STORE-07', 'STORE-10'] }, () => {
    const records = fc.array(
      fc.record({
        value: fc.oneof(addresses, nastyValue, fc.constant('/games')),
        expiresAt: fc.oneof(fc.double(), fc.constant(Number.MAX_SAFE_INTEGER), nastyValue),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(nastyContent(records), addresses, (content, visited) => {
        local.clear();
        local.setItem('lastLocation', content);
        const places = lastLocations(() => 1000);
        const last = places.newest();
        if (last !== null) expectInApp(last);
        places.visit(visited);
        const next = places.newest();
        if (next !== null) expectInApp(next);
        places.visit('/games?page=2');
        expect(places.newest()).toBe('/games?page=2');
      }),
      RUNS,
    );
  });
});

/** Text as a URL can represent it: a lone surrogate becomes the replacement character. */
function wellFormed(text: string): string {
  return decodeURIComponent(new URLSearchParams([['x', text]]).toString().slice(2).replaceAll('+', '%20'));
}
