import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { startSession } from '#app/platform/session/session.ts';
import type { PlayMode } from './facts.ts';
import { openedGames, useRememberOpened } from './opened-games.ts';

let container: HTMLElement;
let unmount: () => Promise<void>;

function Game({ mode, isOpen }: { mode: PlayMode; isOpen: boolean }) {
  useRememberOpened('wild-berkut', mode, isOpen);
  return <iframe title="game" sandbox="allow-scripts" srcDoc="<p>" />;
}

async function show(mode: PlayMode, isOpen = true) {
  ({ container, unmount } = await render(<Game mode={mode} isOpen={isOpen} />));
}

function say(
  type: string,
  source = container.querySelector('iframe')?.contentWindow ?? null,
  origin = 'null',
) {
  dispatchEvent(new MessageEvent('message', { source, origin, data: { source: 'tulpar-game', type } }));
}

describe('a game to continue', () => {
  it('is one a player has opened, real or demo, unless it failed to open', async () => {
    startSession({ access: 'sample', refresh: 'sample' });
    await show('real', false);
    expect(openedGames.read()).toEqual([]);
    await unmount();
    await show('real');
    expect(openedGames.read()).toEqual(['wild-berkut']);
    await unmount();
    localStorage.clear();
    await show('demo');
    expect(openedGames.read()).toEqual(['wild-berkut']);
  });

  it("is a guest's demo only after a bet", async () => {
    await show('demo');
    say('ready');
    expect(openedGames.read()).toEqual([]);
    say('bet');
    expect(openedGames.read()).toEqual(['wild-berkut']);
  });

  it('ignores messages of other windows and origins', async () => {
    await show('demo');
    say('bet', window);
    say('bet', undefined, 'https://evil.example');
    expect(openedGames.read()).toEqual([]);
  });
});
