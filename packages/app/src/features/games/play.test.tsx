import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { isolate } from './full-screen.ts';
import { PATIENCE, useFrameWatch } from './components/GameStage.tsx';
import { rendered } from '#app/platform/testing/pass-time.ts';
import type { FrameMessage } from './frame-message.ts';
import { game, launchGame } from '@tulpar/api/contract';
import { answer, gameDetail, launch } from '@tulpar/api/samples';
import { readLowData } from '#app/platform/device/low-data.ts';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { openApp } from '#app/shell/testing/app-at.tsx';

const onMessage = vi.fn<(message: FrameMessage) => void>();
const container = document.createElement('div');
let commits = 0;

function Watcher({ url }: { url: string | null }) {
  const { frame, isReady, isLost, isEnded, forget } = useFrameWatch(url, onMessage);
  const state = isLost ? 'lost' : isEnded ? 'ended' : isReady ? 'ready' : 'waiting';
  return (
    <>
      <p>{state}</p>
      <button type="button" onClick={forget} />
      {url && <iframe ref={frame} title="game" sandbox="allow-scripts" srcDoc="<p>" />}
    </>
  );
}

async function show(url: string | null) {
  await render(
    <Profiler id="watcher" onRender={() => (commits += 1)}>
      <Watcher url={url} />
    </Profiler>,
    { container },
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
  onMessage.mockReset();
  document.body.append(container);
});

describe('a game in its frame', () => {
  it('is given up when it stays silent, and another attempt starts over', { tags: ['GAME-16'] }, async () => {
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
  });

  it('is never given up after a message; ends only for its own address', { tags: ['GAME-16'] }, async () => {
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

  it('ignores unknown messages and other origins without a render', { tags: ['GAME-16'] }, async () => {
    await show('https://play.example/1');
    commits = 0;
    for (let turn = 0; turn < 50; turn += 1) {
      await say('pay');
      await say('ready', 'https://evil.example');
    }
    expect([commits, onMessage.mock.calls.length, state()]).toEqual([0, 0, 'waiting']);
  });

  it('leaves no listener and no timer after 20 launches', { tags: ['GAME-16'] }, async () => {
    const added = vi.spyOn(globalThis, 'addEventListener');
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    const ours = (calls: typeof added.mock.calls) => calls.filter(([name]) => name === 'message').length;
    for (let turn = 0; turn < 20; turn += 1) {
      await show(`https://play.example/${turn}`);
      await render(null, { container });
      await rendered();
    }
    expect(ours(added.mock.calls)).toBe(20);
    expect(ours(removed.mock.calls as typeof added.mock.calls)).toBe(20);
    expect(vi.getTimerCount()).toBe(0);
    expect(document.querySelectorAll('iframe[title=game]')).toHaveLength(0);
  });
});

describe('a game over the whole screen', () => {
  it('makes everything else inert except notices, and restores only that', () => {
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
  });
});

it('a game continues when its page cannot be loaded in another language', { tags: ['GAME-16'] }, async () => {
  vi.useRealTimers();
  const app = await openApp('/games/steppe?mode=demo', false, [
    answer(game, { ...gameDetail, slug: 'steppe' }),
    answer(launchGame, launch),
  ]);
  const frame = () => app.main()?.querySelector('iframe');
  await expect.poll(frame).toBeTruthy();
  const running = frame();
  const fetch = vi.fn(async () => Response.json({ message: 'DEFAULT', request_id: 'r' }, { status: 400 }));
  vi.stubGlobal('fetch', fetch);
  await showLanguage('kk');
  await expect.poll(() => fetch.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => store.get(queryClientAtom).isFetching()).toBe(0);
  await rendered();
  expect(frame()).toBe(running);
});

it.each([
  ['on', { low_data: true }],
  ['off', {}],
])('a launch with data saving %s says so to the game', { tags: ['REACH-14'] }, async (choice, extra) => {
  localStorage.setItem('lowData', choice);
  readLowData();
  const bodies: unknown[] = [];
  await openApp('/games/steppe?mode=demo', false, [
    answer(game, { ...gameDetail, slug: 'steppe' }),
    answer(launchGame, ({ body }) => {
      bodies.push(body);
      return launch;
    }),
  ]);
  await expect.poll(() => bodies).toEqual([{ mode: 'demo', locale: 'ru', ...extra }]);
});
