import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';
import { paths, type RouteId } from './platform/paths.ts';

const ids = Object.keys(routes) as RouteId[];

describe('route table', () => {
  it('has every address once', () => {
    expect(ids.sort()).toEqual(Object.keys(paths).sort());
  });

  it('LAYOUT-01 LAYOUT-02 LAYOUT-07 frames of the pages', () => {
    const frame = (id: RouteId) => routes[id].frame;
    expect([frame('lobby'), frame('games'), frame('gamesFilter')]).toEqual(['site', 'site', 'site']);
    expect(frame('profile')).toBe('hub');
    expect([frame('game'), frame('fruitCocktail'), frame('resident')]).toEqual(['page', 'page', 'page']);
    expect([frame('login'), frame('register')]).toEqual(['bare', 'bare']);
  });

  it('LAYOUT-09 what is fetched ahead first: main, login, game, register; then profile and deposit', () => {
    const of = (priority: string) => ids.filter((id) => routes[id].priority === priority).sort();
    expect(of('high')).toEqual(['game', 'lobby', 'login', 'register']);
    expect(of('medium')).toEqual(['deposit', 'profile']);
  });
});
