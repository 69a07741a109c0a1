import { createFirstInteraction } from '@tulpar/ui/first-interaction';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { WhenInViewport } from './components/WhenInViewport.tsx';

const frames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

let container: HTMLElement;
let player: EventTarget;

/** Opens a page whose content starts `above` px below the top of the screen. */
async function open(above: number) {
  player = new EventTarget();
  ({ container } = await render(
    <>
      <div style={{ height: above }} />
      <WhenInViewport
        placeholder={<p style={{ height: 50 }}>soon</p>}
        interaction={createFirstInteraction(player)}
      >
        <p>here</p>
      </WhenInViewport>
    </>,
  ));
  await frames();
}

it('content just below the screen waits for the first input', async () => {
  await open(innerHeight + 100);
  expect(container.textContent).toBe('soon');
  player.dispatchEvent(new Event('touchstart'));
  await expect.poll(() => container.textContent).toBe('here');
});

it('content on the screen renders without an input', async () => {
  await open(0);
  await expect.poll(() => container.textContent).toBe('here');
});

it('content far below the screen waits until it is near', async () => {
  await open(innerHeight + 2000);
  player.dispatchEvent(new Event('touchstart'));
  await frames();
  expect(container.textContent).toBe('soon');
  scrollTo(0, 1600);
  await expect.poll(() => container.textContent).toBe('here');
});
