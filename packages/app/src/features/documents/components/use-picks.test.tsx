import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { startSession } from '#app/platform/session/session.ts';
import { rememberPlayer } from '#app/platform/session/visitor.ts';
import { pendingPicks } from '../pending-pictures.ts';
import { cardPicture } from '#app/stories/card-picture.ts';
import { openSlot } from '../picks.ts';
import { usePicks, type Picks } from './use-picks.ts';

const slot = openSlot('Passport');

async function pick(): Promise<() => Picks> {
  startSession({ access: 'sample', refresh: 'sample' });
  rememberPlayer({ id: 7, source_id: null, currency: 'KZT' });
  let now: Picks | undefined;
  function Form() {
    now = usePicks(() => slot);
    return null;
  }
  await render(<Form />);
  const picks = () => now ?? expect.unreachable();
  picks().add(slot, [await cardPicture('passport.jpg')], []);
  await expect.poll(() => picks().picks[0]?.state).toBe('ready');
  return picks;
}

it('pictures that the device cannot store do not outlive the page', { tags: ['KYC-12'] }, async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  const picks = await pick();
  await expect.poll(() => picks().mayClose).toBe(false);
  put.mockRestore();
  picks().markSending(
    picks().picks.map(({ id }) => id),
    '',
  );
  await expect.poll(() => picks().mayClose).toBe(true);
});

it('pictures survive a reload on a device whose clock is days off', { tags: ['KYC-13'] }, async () => {
  setServerClock(() => systemClock.now() + 3 * 24 * 3_600_000);
  await pick();
  // After a reload the page has not received the server's time yet.
  setServerClock(systemClock.now);
  await expect.poll(async () => (await pendingPicks()).length).toBe(1);
});
