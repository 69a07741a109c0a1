import { beforeEach, expect, it, vi } from 'vitest';

const frames: (() => void)[] = [];
const sent = vi.fn<typeof fetch>(async () => new Response());

/** The fetch of a page that was just opened. */
async function open() {
  vi.resetModules();
  const { pacedFetch, paceReads } = await import('./paced-fetch.ts');
  return { ask: pacedFetch(sent), paceReads };
}

const draw = () => {
  for (const frame of frames.splice(0)) frame();
};

beforeEach(() => {
  frames.length = 0;
  sent.mockClear();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});

it('the first page sends its reads immediately', async () => {
  const { ask } = await open();
  void ask('/api/v1/games');
  expect(sent).toHaveBeenCalledWith('/api/v1/games', undefined);
});

it('reads of later pages begin when the frame has been drawn', async () => {
  const { ask, paceReads } = await open();
  paceReads();
  const init = { method: 'GET' };
  const answer = ask('/api/v1/games', init);
  await Promise.resolve();
  expect(sent).not.toHaveBeenCalled();
  draw();
  await answer;
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/v1/games', init);
});

it('what changes something never waits', async () => {
  const { ask, paceReads } = await open();
  paceReads();
  void ask('/api/v1/payments', { method: 'POST' });
  expect(sent).toHaveBeenCalledOnce();
  expect(frames).toEqual([]);
});
