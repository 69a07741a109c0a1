import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { objects } from '../../../testing/index.ts';
import { Picture, type PictureProps } from './Picture.tsx';

let root: Root | undefined;
const container = document.createElement('div');
afterEach(() => {
  root?.unmount();
  container.remove();
});

/** Hydrates a picture that has loaded or failed before. */
async function hydrated(props: PictureProps) {
  const picture = <Picture {...props} loading="eager" fallback={<p>Tulpar Gold</p>} />;
  container.innerHTML = renderToString(picture);
  document.body.append(container);
  await vi.waitFor(() => expect(container.querySelector('img')?.complete).toBe(true));
  root = hydrateRoot(container, picture);
}

test('a drawn picture that failed before the app started is replaced by its fallback', async () => {
  await hydrated({ image: { src: 'data:image/webp,none', width: 40, height: 40, alt: '' } });
  await vi.waitFor(() => expect(container.innerHTML).toBe('<p>Tulpar Gold</p>'));
});

test('a drawn picture that loaded before the app started is reported', async () => {
  const onLoad = vi.fn();
  await hydrated({ image: objects.cashback, onLoad });
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalled());
  expect(container.querySelector('img')).not.toBeNull();
});
