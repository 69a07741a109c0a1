import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession, startSession } from '#app/platform/session/session.ts';
import type { PlayMode } from './facts.ts';
import { openedGames, useRememberOpened } from './opened-games.ts';

const container = document.createElement('div');
let root: Root;

function Game({ mode, isOpen }: { mode: PlayMode; isOpen: boolean }) {
  useRememberOpened('wild-berkut', mode, isOpen);
  return <iframe title="game" sandbox="allow-scripts" srcDoc="<p>" />;
}

/** React works in tasks of its own. */
async function rendered() {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
  }
}

async function show(mode: PlayMode, isOpen = true) {
  root.render(<Game mode={mode} isOpen={isOpen} />);
  await rendered();
}

function say(
  type: string,
  source = container.querySelector('iframe')?.contentWindow ?? null,
  origin = 'null',
) {
  dispatchEvent(new MessageEvent('message', { source, origin, data: { source: 'tulpar-game', type } }));
}

beforeEach(() => {
  localStorage.clear();
  document.body.append(container);
  root = createRoot(container);
});

afterEach(async () => {
  root.unmount();
  await rendered();
  container.remove();
  endSession('logout');
});

describe('a game to go on with', () => {
  it('is one a player has opened, for money or not, and not one that did not open', async () => {
    startSession({ access: 'sample', refresh: 'sample' });
    await show('real', false);
    expect(openedGames.read()).toEqual([]);
    await show('real');
    expect(openedGames.read()).toEqual(['wild-berkut']);
    // The stage of a game is made anew for its other mode.
    root.render(null);
    await rendered();
    localStorage.clear();
    await show('demo');
    expect(openedGames.read()).toEqual(['wild-berkut']);
  });

  it("is a guest's demo only once it is played", async () => {
    await show('demo');
    say('ready');
    expect(openedGames.read()).toEqual([]);
    say('bet');
    expect(openedGames.read()).toEqual(['wild-berkut']);
  });

  it('is not what another window or another page says', async () => {
    await show('demo');
    say('bet', window);
    say('bet', undefined, 'https://evil.example');
    expect(openedGames.read()).toEqual([]);
  });
});
