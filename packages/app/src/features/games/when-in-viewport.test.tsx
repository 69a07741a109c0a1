import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { WhenInViewport } from './components/WhenInViewport.tsx';

const frames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

let container: HTMLElement;

/** A page whose content begins `above` px below the top of the screen. */
async function open(above: number) {
  ({ container } = await render(
    <>
      <div style={{ height: above }} />
      <WhenInViewport placeholder={<p style={{ height: 50 }}>soon</p>}>
        <p>here</p>
      </WhenInViewport>
    </>,
  ));
  await expect.poll(() => container.textContent).not.toBe('');
  await frames();
}

// First: from here on somebody is there.
it('what is just below the screen waits until somebody stirs', async () => {
  await open(innerHeight + 100);
  expect(container.textContent).toBe('soon');
  dispatchEvent(new Event('touchstart'));
  await expect.poll(() => container.textContent).toBe('here');
});

it('what is on the screen is built at once', async () => {
  await open(0);
  await expect.poll(() => container.textContent).toBe('here');
});

it('what is far below the screen waits until it comes near', async () => {
  await open(innerHeight + 2000);
  dispatchEvent(new Event('touchstart'));
  await frames();
  expect(container.textContent).toBe('soon');
  scrollTo(0, 1600);
  await expect.poll(() => container.textContent).toBe('here');
});
