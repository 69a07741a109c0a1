import { documents, profile } from '@tulpar/api/contract';
import { answer, user } from '@tulpar/api/samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pendingPicks } from '#app/features/documents/pending-pictures.ts';
import { isRememberedAtom } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import { until } from '#app/platform/testing/until.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';
import { cardPicture } from '#app/stories/card-picture.ts';

let app: OpenedApp | null = null;
/** Whether the server says whose session it is. */
let isAnswered = true;
afterEach(async () => {
  vi.restoreAllMocks();
  isAnswered = true;
  // What is still being stored must not come after its session was ended.
  await pendingPicks();
  app?.close();
  app = null;
});

const main = () => app?.main();
const answers = [
  answer(profile, () => {
    if (!isAnswered) throw Response.json({ message: 'DEFAULT', request_id: 'r' }, { status: 520 });
    return user({ is_doc_verified: false });
  }),
  answer(documents, { data: [] }),
];

/** Pictures in the form, each with whether it has been checked. */
const shown = () =>
  [...(main()?.querySelectorAll('ul[aria-label="Выбранные снимки"] > li') ?? [])].map((row) => [
    row.querySelector('[title]')?.getAttribute('title'),
    row.getAttribute('data-status'),
  ]);
/** Names of the pictures that are stored, once everything that was to be written before is written. */
const stored = async () => (await pendingPicks()).map(({ file }) => file.name);

async function pick(name: string) {
  const field = () => main()?.querySelector<HTMLInputElement>('input[name="images_pass"]');
  await until(() => expect(field()).toBeTruthy());
  const data = new DataTransfer();
  data.items.add(await cardPicture(name, { width: 400, height: 300 }));
  const input = field();
  if (!input) throw new Error('No field');
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Goes to another page of the profile, until it is there and the form is not. */
async function leave() {
  main()?.querySelector<HTMLElement>('a[href="/profile/contacts"]')?.click();
  await until(() => expect(main()?.textContent).toContain('Дата рождения'));
  expect(main()?.querySelector('input[name="images_pass"]')).toBeNull();
}
async function comeBack() {
  main()?.querySelector<HTMLElement>('a[href="/profile/documents"]')?.click();
  await until(() => expect(main()?.querySelector('input[name="images_pass"]')).toBeTruthy());
}

describe('a picture that waits to be sent', () => {
  it(
    'is there when the player comes back to the page, and one that was removed is not',
    { tags: ['KYC-13'] },
    async () => {
      app = await openApp('/profile/documents', true, answers);
      await pick('kept.jpg');
      await pick('removed.jpg');
      await until(() =>
        expect(shown()).toEqual([
          ['kept.jpg', 'done'],
          ['removed.jpg', 'done'],
        ]),
      );
      main()?.querySelector<HTMLElement>('[aria-label="Убрать removed.jpg"]')?.click();
      await until(() => expect(shown()).toEqual([['kept.jpg', 'done']]));
      await leave();
      expect(await stored()).toEqual(['kept.jpg']);
      await comeBack();
      await until(() => expect(shown()).toEqual([['kept.jpg', 'done']]));
    },
  );

  it(
    'is not written once its page is left: by then another player may have signed in',
    { tags: ['KYC-13'] },
    async () => {
      app = await openApp('/profile/documents', true, answers);
      // The check of the first picture takes longer than the player stays.
      let check = () => undefined as void;
      const ask = Worker.prototype.postMessage;
      vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker, ...words) {
        check = () => Reflect.apply(ask, this, words) as undefined;
      } as typeof ask);
      await pick('left.jpg');
      await until(() => expect(shown()).toHaveLength(1));
      await leave();
      check();
      await comeBack();
      // Pictures are checked one after another: the first is done when the second is.
      await pick('second.jpg');
      await until(() => expect(shown()).toEqual([['second.jpg', 'done']]));
      expect(await stored()).toEqual(['second.jpg']);
    },
  );

  it(
    'is kept also where it was picked before the player’s record had come',
    { tags: ['KYC-13'] },
    async () => {
      isAnswered = false;
      app = await openApp('/profile/documents', true, answers);
      await pick('early.jpg');
      await until(() => expect(shown()).toEqual([['early.jpg', 'done']]));
      expect(store.get(isRememberedAtom)).toBe(false);
      isAnswered = true;
      await until(() => expect(store.get(isRememberedAtom)).toBe(true));
      await leave();
      await comeBack();
      await until(() => expect(shown()).toEqual([['early.jpg', 'done']]));
    },
  );
});
