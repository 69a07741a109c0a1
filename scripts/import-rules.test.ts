import { describe, expect, it } from 'vitest';
import { importCycles, violations } from './import-rules.ts';

const check = (path: string, specifier: string, edges: Record<string, string[]> = {}) =>
  violations([{ path, imports: [specifier] }], edges);

describe('rules of imports', () => {
  it.each([
    ['packages/ui/src/inputs/button/Button.tsx', '@tulpar/api/contract'],
    ['packages/ui/src/inputs/button/Button.tsx', 'react-intl'],
    ['packages/api/src/client/call.ts', 'react'],
    ['packages/api/src/client/call.ts', '../samples/index.ts'],
    ['packages/api/src/contract/profile.ts', '../client/index.ts'],
    ['packages/server/src/app.ts', '@tulpar/ui/button'],
    ['packages/server/src/app.ts', '@tulpar/api/client'],
    ['packages/server/src/app.ts', '../../api/src/contract/index.ts'],
    ['packages/server/src/domain/ledger/post.ts', '../../http/mount.ts'],
    ['packages/server/src/domain/ledger/post.ts', '../../events/hub.ts'],
    ['packages/server/src/domain/ledger/post.ts', '../../sandbox/state.ts'],
    ['packages/server/src/http/mount.ts', '../sandbox/faults.ts'],
    ['packages/app/src/platform/i18n/format.ts', '#app/features/games/index.ts'],
    ['packages/app/src/features/games/queries.ts', '#app/platform/network/client.ts'],
    ['packages/app/src/features/games/queries.ts', '#app/pages/lobby/LobbyPage.tsx'],
    ['packages/app/src/features/games/queries.ts', '#app/features/session/index.ts'],
    ['packages/app/src/pages/lobby/LobbyPage.tsx', '../game/GamePage.tsx'],
    ['packages/app/src/pages/lobby/LobbyPage.tsx', '#app/features/games/queries.ts'],
    ['packages/app/src/features/bonuses/queries.ts', '#app/features/games/pages.ts'],
    ['packages/app/src/features/games/queries.ts', '@tulpar/api/samples'],
  ])('%s must not import %s', (path, specifier) => {
    expect(check(path, specifier)).not.toEqual([]);
  });

  it.each([
    ['packages/ui/src/inputs/button/Button.tsx', '../../foundations/cn/index.ts'],
    ['packages/app/src/features/games/queries.ts', '@tulpar/api/contract'],
    ['packages/app/src/platform/network/command.ts', './client.ts'],
    ['packages/app/src/pages/lobby/LobbyPage.tsx', '#app/features/games/index.ts'],
    ['packages/app/src/pages/game/GamePage.tsx', '#app/features/games/pages.ts'],
    ['packages/app/src/pages/lobby/LobbyPage.stories.tsx', '@tulpar/api/samples'],
    ['packages/server/src/app.ts', '@tulpar/api/contract'],
    ['packages/server/src/http/mount.ts', '../domain/ledger/post.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(check(path, specifier)).toEqual([]);
  });

  it('allows a declared edge, and reports an unused one', () => {
    const path = 'packages/app/src/features/cash-box/queries.ts';
    expect(check(path, '#app/features/session/index.ts', { 'cash-box': ['session'] })).toEqual([]);
    expect(check(path, 'react', { 'cash-box': ['session'] })).toHaveLength(1);
  });
});

describe('import cycles', () => {
  const file = (path: string, ...imports: string[]) => ({ path, imports });

  it('names the files of a cycle', () => {
    const files = [
      file('packages/server/src/a.ts', './domain/b.ts'),
      file('packages/server/src/domain/b.ts', '../c.ts'),
      file('packages/server/src/c.ts', './a.ts', './domain/b.ts'),
    ];
    expect(importCycles(files, ['server'])).toContain(
      'import cycle: packages/server/src/a.ts → packages/server/src/domain/b.ts → packages/server/src/c.ts → packages/server/src/a.ts',
    );
  });

  it('accepts two paths to one file, and leaves other packages alone', () => {
    const files = [
      file('packages/server/src/a.ts', './b.ts', './c.ts'),
      file('packages/server/src/b.ts', './c.ts'),
      file('packages/server/src/c.ts'),
      file('packages/ui/src/a.ts', './a.ts'),
    ];
    expect(importCycles(files, ['server'])).toEqual([]);
  });
});
