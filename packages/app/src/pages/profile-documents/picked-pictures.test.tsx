import { documents, profile, uploadDocuments } from '@tulpar/api/contract';
import { answer, documentsSample, user } from '@tulpar/api/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pendingPicks, removePending, storePending } from '#app/features/documents/pending-pictures.ts';
import { isRememberedAtom } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import { useSkippableTimers } from '#app/platform/testing/pass-time.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';
import { cardPicture } from '#app/stories/card-picture.ts';

let app: OpenedApp;
/** Whether the server answers the profile. */
let isAnswered = true;
beforeEach(() => {
  isAnswered = true;
});
// Pending writes must finish before the session ends.
afterEach(() => pendingPicks());

const main = () => app.main();
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
/** Names of the stored pictures, after pending writes. */
const stored = async () => (await pendingPicks()).map(({ file }) => file.name);

/** Sets a file input like the picker or camera of a browser. */
async function give(input: HTMLInputElement | null | undefined, name: string) {
  const data = new DataTransfer();
  data.items.add(await cardPicture(name, { width: 400, height: 300 }));
  if (!input) throw new Error('No field');
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function pick(name: string) {
  const field = () => main()?.querySelector<HTMLInputElement>('input[name="images_pass"]');
  await expect.poll(field).toBeTruthy();
  await give(field(), name);
}

async function pickChecked(name: string) {
  await pick(name);
  await expect.poll(shown).toEqual([[name, 'done']]);
}
const send = () => main()?.querySelector<HTMLElement>('form [type="submit"]')?.click();

/** Goes to another page of the profile and waits until it has replaced the form. */
async function leave() {
  main()?.querySelector<HTMLElement>('a[href="/profile/contacts"]')?.click();
  await expect.poll(() => main()?.textContent).toContain('Дата рождения');
  expect(main()?.querySelector('input[name="images_pass"]')).toBeNull();
}
async function comeBack() {
  main()?.querySelector<HTMLElement>('a[href="/profile/documents"]')?.click();
  await expect.poll(() => main()?.querySelector('input[name="images_pass"]')).toBeTruthy();
}

describe('the message to the picture', () => {
  const message = () => main()?.querySelector<HTMLTextAreaElement>('textarea[name="message"]') ?? null;
  const wallet = () =>
    main()?.querySelector<HTMLInputElement>('input[name="method"][value="wallet_screenshot"]');

  it('and the document’s kind outlast a return, until they are sent', { tags: ['FORM-13'] }, async () => {
    app = await openApp('/profile/documents', true, [
      ...answers,
      answer(uploadDocuments, () => documentsSample),
    ]);
    await expect.poll(message).toBeTruthy();
    await userEvent.fill(message() ?? document.body, 'The second side follows');
    wallet()?.click();
    await leave();
    await comeBack();
    expect(message()?.value).toBe('The second side follows');
    expect(wallet()?.checked).toBe(true);
    await pickChecked('front.jpg');
    send();
    await expect.poll(() => message()?.value).toBe('');
    await leave();
    await comeBack();
    expect(message()?.value).toBe('');
  });
});

describe('a picked picture that is not sent yet', () => {
  it('is still there when the player returns, unless removed', { tags: ['KYC-13'] }, async () => {
    app = await openApp('/profile/documents', true, answers);
    await pick('kept.jpg');
    await pick('removed.jpg');
    await expect.poll(shown).toEqual([
      ['kept.jpg', 'done'],
      ['removed.jpg', 'done'],
    ]);
    main()?.querySelector<HTMLElement>('[aria-label="Убрать removed.jpg"]')?.click();
    await expect.poll(shown).toEqual([['kept.jpg', 'done']]);
    await leave();
    expect(await stored()).toEqual(['kept.jpg']);
    await comeBack();
    await expect.poll(shown).toEqual([['kept.jpg', 'done']]);
  });

  it('is not stored after its page was left, for another player’s sake', { tags: ['KYC-13'] }, async () => {
    app = await openApp('/profile/documents', true, answers);
    // The check of the first picture takes longer than the player stays.
    let check = () => undefined as void;
    const postMessage = Worker.prototype.postMessage;
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (this: Worker, ...words) {
      check = () => Reflect.apply(postMessage, this, words) as undefined;
    } as typeof postMessage);
    await pick('left.jpg');
    await expect.poll(shown).toHaveLength(1);
    await leave();
    check();
    await comeBack();
    // Pictures are checked one after another: the first is done when the second is.
    await pickChecked('second.jpg');
    expect(await stored()).toEqual(['second.jpg']);
  });

  it('is stored even if it was picked before the profile loaded', { tags: ['KYC-13'] }, async () => {
    useSkippableTimers();
    isAnswered = false;
    app = await openApp('/profile/documents', true, answers);
    await pickChecked('early.jpg');
    expect(store.get(isRememberedAtom)).toBe(false);
    isAnswered = true;
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => store.get(isRememberedAtom)).toBe(true);
    await leave();
    await comeBack();
    await expect.poll(shown).toEqual([['early.jpg', 'done']]);
  });
});

it('a picture that another tab sends is not sent again', { tags: ['KYC-12', 'KYC-13'] }, async () => {
  useSkippableTimers();
  app = await openApp('/profile/documents', true, answers);
  await pickChecked('front.jpg');
  // Another tab holds the lock while it sends its documents.
  let end = () => undefined as void;
  void navigator.locks.request('documents', () => new Promise<void>((resolve) => (end = resolve)));
  const [picked] = await pendingPicks();
  if (!picked) throw new Error('The picture is not stored');
  await storePending({ ...picked, state: 'sending' });
  await leave();
  await comeBack();
  await expect.poll(shown).toEqual([['front.jpg', 'uploading']]);
  await vi.advanceTimersByTimeAsync(5000);
  await removePending(picked.id);
  end();
  await expect.poll(shown).toEqual([]);
  expect(app.requests.filter((one) => one.startsWith('POST') && one.includes('/documents/'))).toEqual([]);
});

it('removing a picture during its request sends the others again', { tags: ['KYC-14'] }, async () => {
  const requests: string[][] = [];
  let finish = () => undefined as void;
  const first = new Promise<void>((resolve) => (finish = resolve));
  app = await openApp('/profile/documents', true, [
    answer(uploadDocuments, async ({ body }) => {
      const values = [...(body as FormData).values()];
      requests.push(values.flatMap((value) => (value instanceof File ? [value.name] : [])));
      if (requests.length === 1) await first;
      return { data: [] };
    }),
    ...answers,
  ]);
  // The mocked responses ignore an abort.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const aborted = new Promise<never>((_, reject) => {
      request[1]?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    return Promise.race([fetch(...request), aborted]);
  });
  await pick('front.jpg');
  await pick('removed.jpg');
  await expect.poll(shown).toEqual([
    ['front.jpg', 'done'],
    ['removed.jpg', 'done'],
  ]);
  send();
  await expect.poll(() => requests).toEqual([['front.jpg', 'removed.jpg']]);
  main()?.querySelector<HTMLElement>('[aria-label="Убрать removed.jpg"]')?.click();
  await expect.poll(() => requests).toEqual([['front.jpg', 'removed.jpg'], ['front.jpg']]);
  await expect.poll(shown).toEqual([]);
  finish();
});

it('a picture whose lock ends while it is sent is reported', { tags: ['KYC-12'] }, async () => {
  let finish = () => undefined as void;
  const sending = new Promise<void>((resolve) => (finish = resolve));
  app = await openApp('/profile/documents', true, [
    ...answers,
    answer(uploadDocuments, async () => {
      await sending;
      return documentsSample;
    }),
  ]);
  await pickChecked('front.jpg');
  send();
  await expect.poll(shown).toEqual([['front.jpg', 'uploading']]);
  await navigator.locks.request('documents', { steal: true }, () => undefined);
  finish();
  await expect
    .poll(() => document.querySelector('[data-toaster]')?.textContent)
    .toContain('Документы отправлены');
});

it('a picture that another tab has sent is not sent a second time', { tags: ['KYC-13'] }, async () => {
  app = await openApp('/profile/documents', true, answers);
  await pickChecked('front.jpg');
  const [picked] = await pendingPicks();
  await removePending(picked?.id ?? '');
  send();
  await expect.poll(shown).toEqual([]);
  expect(app.requests.filter((one) => one.startsWith('POST') && one.includes('/documents/'))).toEqual([]);
});

it('both fields open the back camera of a phone and take its pictures', { tags: ['KYC-05'] }, async () => {
  vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockImplementation(function (this: MediaQueryList) {
    return this.media === '(pointer: coarse)';
  });
  app = await openApp('/profile/documents', true, answers);
  await expect.poll(() => main()?.querySelector('[name="images_method"]')).toBeTruthy();
  const cameras = [...(main()?.querySelectorAll<HTMLInputElement>('input[type="file"][capture]') ?? [])];
  expect(cameras.map((camera) => [camera.getAttribute('capture'), camera.accept])).toEqual([
    ['environment', 'image/*'],
    ['environment', 'image/*'],
  ]);
  await give(cameras[0], 'passport.jpg');
  await give(cameras[1], 'card.jpg');
  await expect.poll(shown).toEqual([
    ['passport.jpg', 'done'],
    ['card.jpg', 'done'],
  ]);
});
