import { describe, expect, it } from 'vitest';
import { firstLoad, fontsOf, lazyRoutes, styles, type Manifest } from './bundle-graph.ts';

const manifest: Manifest = {
  'index.html': { file: 'a/index.js', src: 'index.html', css: ['a/index.css'], imports: ['_start.js'] },
  '_start.js': { file: 'a/start.js' },
  '_games.js': { file: 'a/games.js', imports: ['index.html', '_tile.js'] },
  '_tile.js': { file: 'a/tile.js', imports: ['_games.js'] },
  '_form.js': { file: 'a/form.js', css: ['a/form.css'] },
  'src/pages/lobby/index.ts': { file: 'a/lobby.js', imports: ['_games.js'] },
  '_services-x.js': { file: 'a/services.js', name: 'services' },
  'src/pages/login/index.ts': {
    file: 'a/login.js',
    imports: ['_form.js', '_tile.js', '_services-x.js'],
  },
  'src/styles/lazy.css': { file: 'a/lazy.css', src: 'src/styles/lazy.css' },
  'src/messages/ru.ts': { file: 'a/ru.js' },
  'src/messages/ru-rest.ts': { file: 'a/ru-rest.js' },
  '../ui/onest-ru.woff2': { file: 'a/onest-ru.woff2', src: '../ui/onest-ru.woff2' },
  '../ui/onest-kk.woff2': { file: 'a/onest-kk.woff2', src: '../ui/onest-kk.woff2' },
};

describe('bundle graph', () => {
  it('takes the entry, the lobby, the texts and all that comes with them, each once, round trips included', () => {
    expect(firstLoad(manifest, 'ru').toSorted()).toEqual([
      'a/games.js',
      'a/index.js',
      'a/lobby.js',
      'a/ru.js',
      'a/start.js',
      'a/tile.js',
    ]);
  });

  it('counts for a page only what the main page and the services of a visit have not brought', () => {
    expect(lazyRoutes(manifest)).toEqual([{ page: 'login', files: ['a/login.js', 'a/form.js'] }]);
  });

  it('finds every style sheet and the fonts of a language', () => {
    expect(styles(manifest)).toEqual({ first: ['a/index.css'], late: ['a/form.css', 'a/lazy.css'] });
    expect(fontsOf(manifest, 'kk')).toEqual(['a/onest-kk.woff2']);
  });

  it('says what is missing in a build', () => {
    expect(() => firstLoad(manifest, 'az')).toThrow('The build has no src/messages/az.ts.');
  });
});
