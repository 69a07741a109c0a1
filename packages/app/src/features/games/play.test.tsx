import { Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isolate } from './full-screen.ts';
import { PATIENCE, useFrameWatch } from './components/GameStage.tsx';
import type { FrameMessage } from './frame-message.ts';

const heard = vi.fn<(message: FrameMessage) => void>();
const container = document.createElement('div');
let root: Root;
let commits = 0;

function Watcher({ url }: { url: string | null }) {
  const { frame, isReady, isLost, isEnded, forget } = useFrameWatch(url, heard);
  const state = isLost ? 'lost' : isEnded ? 'ended' : isReady ? 'ready' : 'waiting';
  return (
    <>
      <p>{state}</p>
      <button type="button" onClick={forget} />
      {url && <iframe ref={frame} title="game" sandbox="allow-scripts" srcDoc="<p>" />}
    </>
  );
}

/** React works in tasks of its own, which no timer of a test moves. */
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

async function show(url: string | null) {
  root.render(
    <Profiler id="watcher" onRender={() => (commits += 1)}>
      <Watcher url={url} />
    </Profiler>,
  );
  await rendered();
}

async function say(type: string, origin = 'null') {
  const source = container.querySelector('iframe')?.contentWindow ?? null;
  dispatchEvent(new MessageEvent('message', { source, origin, data: { source: 'tulpar-game', type } }));
  await rendered();
}

const state = () => container.querySelector('p')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  heard.mockReset();
  document.body.append(container);
  root = createRoot(container);
});

afterEach(async () => {
  vi.useRealTimers();
  root.unmount();
  await rendered();
  container.remove();
});

describe('a game in its frame', () => {
  it(
    'is given up when it stays silent, and another try starts from nothing',
    { tags: ['GAME-16'] },
    async () => {
      await show('https://play.example/1');
      await vi.advanceTimersByTimeAsync(PATIENCE - 1);
      await rendered();
      expect(state()).toBe('waiting');
      await vi.advanceTimersByTimeAsync(1);
      await rendered();
      expect(state()).toBe('lost');
      container.querySelector('button')?.click();
      await show(null);
      await show('https://play.example/2');
      expect(state()).toBe('waiting');
    },
  );

  it('one that spoke is never given up, and its end is its own', { tags: ['GAME-16'] }, async () => {
    await show('https://play.example/1');
    await say('ready');
    await vi.advanceTimersByTimeAsync(PATIENCE * 2);
    await rendered();
    expect(state()).toBe('ready');
    await say('ended');
    expect(state()).toBe('ended');
    await show('https://play.example/2');
    expect(state()).toBe('waiting');
  });

  it('garbage and strangers change nothing and draw nothing', { tags: ['GAME-16'] }, async () => {
    await show('https://play.example/1');
    commits = 0;
    for (let turn = 0; turn < 50; turn += 1) {
      await say('pay');
      await say('ready', 'https://evil.example');
    }
    expect([commits, heard.mock.calls.length, state()]).toEqual([0, 0, 'waiting']);
  });

  it(
    'leaves no listener and no timer behind, however often it is opened',
    { tags: ['GAME-16'] },
    async () => {
      const added = vi.spyOn(globalThis, 'addEventListener');
      const removed = vi.spyOn(globalThis, 'removeEventListener');
      const ours = (calls: typeof added.mock.calls) => calls.filter(([name]) => name === 'message').length;
      for (let turn = 0; turn < 20; turn += 1) {
        await show(`https://play.example/${turn}`);
        root.render(null);
        await rendered();
      }
      expect(ours(added.mock.calls)).toBe(20);
      expect(ours(removed.mock.calls as typeof added.mock.calls)).toBe(20);
      expect(vi.getTimerCount()).toBe(0);
      expect(document.querySelectorAll('iframe[title=game]')).toHaveLength(0);
      added.mockRestore();
      removed.mockRestore();
    },
  );
});

describe('a game over the whole screen', () => {
  it('takes everything else out of reach but notices, and gives back only what it took', () => {
    container.innerHTML =
      '<header></header><main><div id="box"></div><aside inert></aside></main><div data-toaster></div>';
    const box = container.querySelector('#box');
    if (!box) throw new Error('there is no box');
    const inert = () => [...container.querySelectorAll('[inert]')].map(({ localName }) => localName);
    const undo = isolate(box);
    expect(inert()).toEqual(['header', 'aside']);
    expect(box.closest('[inert]')).toBeNull();
    undo();
    expect(inert()).toEqual(['aside']);
    container.innerHTML = '';
  });
});
