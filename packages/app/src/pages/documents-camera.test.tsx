import { documents, profile } from '@tulpar/api/contract';
import { answer, user } from '@tulpar/api/samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { until } from '#app/platform/testing/until.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';
import { cardPicture } from '#app/stories/card-picture.ts';

let app: OpenedApp | null = null;
afterEach(() => {
  app?.close();
  app = null;
});

const cameras = () => [
  ...(app?.main()?.querySelectorAll<HTMLInputElement>('input[type="file"][capture]') ?? []),
];
const ready = () => until(() => expect(app?.main()?.querySelector('[name="images_method"]')).toBeTruthy());

/** Takes a picture as the camera of a phone hands it over. */
async function shoot(camera: HTMLInputElement | undefined, name: string) {
  const data = new DataTransfer();
  data.items.add(await cardPicture(name, { width: 400, height: 300 }));
  if (!camera) throw new Error('No camera');
  camera.files = data.files;
  camera.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('the documents page on a device that is held', () => {
  it(
    'both fields open the camera at its back, and take what it shot beside the other field',
    { tags: ['KYC-05'] },
    async () => {
      const real = globalThis.matchMedia.bind(globalThis);
      // What no desktop is: `all` holds everywhere.
      vi.stubGlobal('matchMedia', (query: string) => real(query === '(pointer: coarse)' ? 'all' : query));
      app = await openApp('/profile/documents', true, [
        answer(profile, user({ is_doc_verified: false })),
        answer(documents, { data: [] }),
      ]);
      await ready();
      expect(cameras().map((camera) => [camera.getAttribute('capture'), camera.accept])).toEqual([
        ['environment', 'image/*'],
        ['environment', 'image/*'],
      ]);
      await shoot(cameras()[0], 'passport.jpg');
      await shoot(cameras()[1], 'card.jpg');
      const rows = () =>
        [...(app?.main()?.querySelectorAll('ul[aria-label="Выбранные снимки"]') ?? [])].map(
          (list) => list.querySelector('li[data-status="done"] [title]')?.getAttribute('title') ?? null,
        );
      await until(() => expect(rows()).toEqual(['passport.jpg', 'card.jpg']));
    },
  );
});
