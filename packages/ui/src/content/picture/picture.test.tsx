import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { objects } from '../../../testing/index.ts';
import { LowData, Picture, type PictureProps } from './Picture.tsx';

let root: Root | undefined;
const container = document.createElement('div');
afterEach(() => {
  root?.unmount();
  container.remove();
});

/** Hydrates a picture that has already loaded or failed. */
async function hydrated(props: PictureProps) {
  const picture = <Picture {...props} loading="eager" fallback={<p>Tulpar Gold</p>} />;
  container.innerHTML = renderToString(picture);
  document.body.append(container);
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true);
  root = hydrateRoot(container, picture);
}

it('a drawn picture that failed before the app started is replaced by its fallback', async () => {
  await hydrated({ image: { src: 'data:image/webp,none', width: 40, height: 40, alt: '' } });
  await expect.poll(() => container.innerHTML).toBe('<p>Tulpar Gold</p>');
});

it('a drawn picture that loaded before the app started is reported', async () => {
  const onLoad = vi.fn();
  await hydrated({ image: objects.cashback, onLoad });
  await expect.poll(() => onLoad.mock.calls.length).toBeGreaterThan(0);
  expect(container.querySelector('img')).not.toBeNull();
});

it('in low-data mode lists show names instead of pictures', { tags: ['REACH-13'] }, async () => {
  document.body.append(container);
  // Pictures that load, because one that fails would be replaced by its fallback too.
  const { coin, laurel, chest } = objects;
  const leaveOut = vi.fn();
  const show = (isSaving: boolean) =>
    render(
      <LowData value={isSaving ? leaveOut : null}>
        <Picture image={coin} fallback="Tulpar Gold" />
        <Picture image={{ ...laurel, alt: 'Visa' }} />
        <Picture image={chest} essential />
      </LowData>,
      { container },
    );
  const sources = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  await show(true);
  expect(container.textContent).toBe('Tulpar GoldVisa');
  expect(sources()).toEqual([chest.src]);
  expect(leaveOut.mock.calls).toEqual([[coin.src], [laurel.src]]);
  await show(false);
  expect(sources()).toEqual([coin.src, laurel.src, chest.src]);
});
