import type { Meta } from '@storybook/react-vite';
import {
  documents,
  documentUploads,
  finishUpload,
  profile,
  sendUploadPart,
  startUpload,
  uploadDocuments,
  uploadPartBytes,
  type Document,
} from '@tulpar/api/contract';
import { answer, documentList, documentsSample, hang, refuse, uploadState, user } from '@tulpar/api/samples';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
import { pendingPicks } from '#app/features/documents/pending-pictures.ts';
import { call } from '#app/platform/network/api.ts';
import { playerId } from '#app/platform/session/session.ts';
import { cardPicture } from '#app/stories/card-picture.ts';
import { inApp, scene, settle, type Story } from '#app/stories/app-story.tsx';

export default {
  title: 'Pages/Profile documents',
  decorators: [inApp],
  // Wait until the previous story has stored its pictures, so that no write follows the end of its session.
  // Skip it if that story's player was never known, because then none are stored and the wait would not end.
  loaders: [
    async (context) => {
      if (playerId.read() !== null) await pendingPicks();
      return await settle(context);
    },
  ],
  beforeEach() {
    uploads = [];
    sentList = [];
    Object.assign(parts, { received: 0, offsets: [], isFinished: false });
  },
} satisfies Meta;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const route = { path: '/profile/documents', signedIn: true };
const nothing = answer(documents, { data: [] });
const approved: Document = {
  ...(documentList[1] as Document),
  id: 33,
  status: 'approved',
  document_name: 'back.jpg',
};

/** Fields of each upload, as `takes` names them. */
let uploads: unknown[] = [];
const takes = (...fields: string[]) =>
  answer(uploadDocuments, ({ body }) => {
    if (body instanceof FormData) uploads.push(fields.map((field) => body.get(field)));
    return { data: sentList };
  });
/** Documents on the server after an upload. */
let sentList: Document[] = [];

/** State of the upload of a picture in parts. */
const parts = { received: 0, offsets: [] as unknown[], isFinished: false };

/** Sets the files of a field like a file dialog. */
async function pick(canvas: Canvas, name: 'images_pass' | 'images_method', ...files: File[]) {
  await canvas.findByRole('button', { name: 'Отправить' });
  const input = await waitFor(() => {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field) throw new Error('No field');
    return field;
  });
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Submits as soon as the pictures are checked. */
async function pressSend(canvas: Canvas, userEvent: Parameters<Play>[0]['userEvent']) {
  const button = canvas.getByRole('button', { name: 'Отправить' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

/** A picture that is sent in one part. */
const small = { width: 400, height: 300 };
const textFile = (name: string, type: string) => new File(['%PDF-1.7 not a picture'], name, { type });

// ROUTE-20, LAYOUT-04, DOC-01, DOC-03, DOC-06, DOC-07, CALL-03
export const Loaded: Story = {
  name: 'Documents with their state, the form, support',
  ...scene(route, [
    answer(documents, {
      data: [
        ...documentList,
        approved,
        { ...approved, id: 34, status: 'processing', document_name: 'side.jpg' },
      ],
    }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    const declined = await canvas.findByRole('group', { name: 'passport.jpg' });
    await expect(declined).toHaveTextContent('Отклонено');
    await expect(declined).toHaveTextContent('Отправлен: 10.01.2026');
    await expect(declined).toHaveTextContent('Фото размыто, снимите при дневном свете');
    await expect(declined).toHaveTextContent('Снимите ещё раз: держите телефон ровно');
    await expect(canvas.getByRole('group', { name: 'card.png' })).toHaveTextContent(
      /Проверяем.*11\.01\.2026/,
    );
    await expect(canvas.getByRole('group', { name: 'side.jpg' })).toHaveTextContent('Проверяем');
    await expect(canvas.getByRole('group', { name: 'back.jpg' })).toHaveTextContent('Принято');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Личные данные' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Документы' })).toHaveAttribute('aria-current', 'page');
    await expectLink(canvas, 'Напишите в поддержку', '/contacts');
    for (const name of ['images_pass', 'images_method', 'message'])
      await expect(canvasElement.querySelectorAll(`form [name="${name}"]`)).toHaveLength(1);
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

/** Presses a button that opens a file dialog; returns the field's name without opening it. */
async function openedBy(row: HTMLElement, press: () => Promise<void>): Promise<string> {
  let opened = '';
  const note = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    opened = event.target.name;
    event.preventDefault();
  };
  row.addEventListener('click', note);
  await press();
  row.removeEventListener('click', note);
  return opened;
}

/** Names of the primary buttons, with the document whose row has them. */
const primaryButtons = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('main .bg-brand:is(button, :has(> input))')].map((button) =>
    [
      button.textContent,
      button.closest('[role="group"]')?.querySelector('.text-body-strong')?.textContent,
    ].join(': '),
  );

// KYC-01, KYC-02
export const Needed: Story = {
  name: 'Limits, what is needed in order with its state, and one primary button that moves on',
  ...scene(route, [answer(documents, documentsSample), takes('document_type', 'side', 'replaces_id')]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const limits = await canvas.findByRole('region', { name: 'Лимит вывода и проверка' });
    await expect(limits).toHaveTextContent(/Вывод в день сейчас\s*30.000.₸\s*После проверки\s*1.000.000.₸/);
    await expect(limits).toHaveTextContent('Принято: 0 из 3. Обычное время проверки: 24 часа');
    const rows = within(canvas.getByRole('region', { name: 'Что нужно прислать' })).getAllByRole('group');
    const [front, back, card] = rows as [HTMLElement, HTMLElement, HTMLElement];
    await expect(rows.map((one) => one.querySelector('.text-body-strong')?.textContent)).toEqual([
      'Удостоверение личности, лицевая сторона',
      'Удостоверение личности, обратная сторона',
      'Карта •• 4417',
    ]);
    await expect(front).toHaveTextContent('Фото размыто, снимите при дневном свете');
    await expect(back).toHaveTextContent('Там срок действия и кем выдано');
    await expect(card).toHaveTextContent(/ПроверяемОтветим до 12 января, \d\d:00$/);
    await expect(card.querySelector('input')).toBeNull();
    // The rows are the only fields until the player wants to send something else.
    await expect(canvasElement.querySelectorAll('input[name="images_method"]')).toHaveLength(0);
    await expect(primaryButtons(canvasElement)).toEqual([
      'Заменить снимок: Удостоверение личности, лицевая сторона',
    ]);
    await pick(canvas, 'images_pass', await cardPicture('front.jpg'));
    await within(front).findByText('Снимок чёткий, можно отправлять');
    await expect(front).toHaveTextContent('Снимок добавлен, осталось отправить');
    await expect(within(front).queryByLabelText('Заменить снимок')).toBeNull();
    await expect(primaryButtons(canvasElement)).toEqual([
      'Добавить снимок: Удостоверение личности, обратная сторона',
    ]);
    await pick(canvas, 'images_pass', await cardPicture('back.jpg'));
    await within(back).findByText('Снимок чёткий, можно отправлять');
    await expect(primaryButtons(canvasElement)).toEqual(['Отправить: ']);
    await userEvent.click(within(back).getByRole('button', { name: 'Убрать back.jpg' }));
    await expect(within(back).getByLabelText('Добавить снимок')).toHaveFocus();
    await pick(canvas, 'images_pass', await cardPicture('back.jpg'));
    await pressSend(canvas, userEvent);
    await waitFor(() =>
      expect(uploads).toEqual([
        ['Passport', 'front', '31'],
        ['Passport', 'back', null],
      ]),
    );
  },
};

// KYC-09
export const RowReview: Story = {
  name: 'A blurred picture of a needed document is reviewed in its row and can be taken again there',
  ...scene(route, [answer(documents, documentsSample)]),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('group', { name: 'Удостоверение личности, лицевая сторона' });
    await pick(canvas, 'images_pass', await cardPicture('blurred.jpg', { blur: 22 }));
    const again = await within(row).findByRole('button', { name: 'Переснять' });
    await expect(await openedBy(row, () => userEvent.click(again))).toBe('images_pass');
    await expect(within(row).queryByTitle('blurred.jpg')).toBeNull();
  },
};

// KYC-02
export const Other: Story = {
  name: 'A document that is not on the list has its own field, opened on demand',
  ...scene(route, [answer(documents, documentsSample)]),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Другой документ' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('group', { name: 'Карта или кошелёк' })).toBeVisible();
  },
};

// KYC-01, KYC-02
export const AllAccepted: Story = {
  name: 'With everything accepted the list of needed documents is gone',
  ...scene(route, [
    answer(documents, {
      data: [approved],
      needed: [],
      usual_minutes: 1440,
      daily_limit_now: 100_000_000,
      daily_limit_verified: 100_000_000,
    }),
  ]),
  play: async ({ canvas }) => {
    const limits = await canvas.findByRole('region', { name: 'Лимит вывода и проверка' });
    await expect(limits).toHaveTextContent('Все документы приняты');
    await expect(limits).not.toHaveTextContent('После проверки');
    await expect(canvas.queryByRole('heading', { name: 'Что нужно прислать' })).toBeNull();
  },
};

// KYC-16
export const Replace: Story = {
  name: 'A declined document that is no longer needed can be replaced',
  ...scene(route, [answer(documents, { data: documentList }), takes('replaces_id', 'side')]),
  play: async ({ canvas, userEvent }) => {
    const declined = await canvas.findByRole('group', { name: 'passport.jpg' });
    await expect(declined).toHaveTextContent('держите телефон ровно');
    const replace = within(declined).getByLabelText<HTMLInputElement>('Заменить снимок');
    await userEvent.upload(replace, await cardPicture('new.jpg', small));
    await expect(await canvas.findByText(/^Лицевая сторона/)).toHaveTextContent(/^Лицевая сторона · /);
    await pressSend(canvas, userEvent);
    await waitFor(() => expect(uploads).toEqual([['31', 'front']]));
    await expect(canvas.getByRole('group', { name: 'passport.jpg' })).toBeVisible();
    const examples = within(canvas.getByRole('region', { name: 'Каким должно быть фото' }));
    await expect(examples.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Хорошо',
      'Блик',
      'Обрезано',
      'Размыто',
    ]);
    await expect(examples.getAllByRole('listitem')[0]?.querySelector('svg')).toBeVisible();
  },
};

// DOC-02, DOC-04, KYC-08, KYC-10
export const Sent: Story = {
  name: 'Good pictures are sent only after Send, that of a wallet as one',
  ...scene(route, [
    answer(documents, () => ({ data: sentList })),
    answer(uploadDocuments, ({ body }) => {
      if (body instanceof FormData) uploads.push([body.get('document_type'), body.get('message')]);
      sentList = [{ ...approved, status: 'process', document_name: 'front.jpg' }];
      return { data: sentList };
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await pick(canvas, 'images_pass', await cardPicture('front.jpg'));
    await canvas.findByText('Снимок чёткий, можно отправлять');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Кошелёк' }));
    await pick(canvas, 'images_method', await cardPicture('wallet.jpg'));
    await waitFor(() => expect(canvas.getAllByText('Снимок чёткий, можно отправлять')).toHaveLength(2));
    await userEvent.type(canvas.getByLabelText('Сообщение сотруднику, если нужно'), 'Новый паспорт');
    await expect(uploads).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await screen.findByText('Документы отправлены');
    await expect(uploads).toEqual([
      ['Passport', 'Новый паспорт'],
      ['wallet_screenshot', 'Новый паспорт'],
    ]);
    await expect(canvas.getByLabelText('Сообщение сотруднику, если нужно')).toHaveValue('');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'front.jpg' })).toHaveTextContent('Проверяем'),
    );
    await expect(canvas.queryByRole('list', { name: 'Выбранные снимки' })).toBeNull();
  },
};
/** A picture with enough detail to be sent in several parts. */
async function largePicture(name: string): Promise<File> {
  const picture = await cardPicture(name);
  const more = new Uint8Array(3 * uploadPartBytes - picture.size - 100);
  return new File([picture, more], name, { type: picture.type });
}

function takePart(body: unknown) {
  if (!(body instanceof FormData)) throw new Error('No parts');
  parts.offsets.push(Number(body.get('offset')));
  parts.received += (body.get('data') as File).size;
  return { ...uploadState, received: parts.received };
}
const partHandlers = [
  nothing,
  answer(startUpload, ({ body }) => {
    const { size } = body as { size: number };
    return { ...uploadState, size, received: 0 };
  }),
  answer(documentUploads, () => ({ data: [{ ...uploadState, received: parts.received }] })),
  answer(sendUploadPart, ({ body }) => takePart(body)),
  answer(finishUpload, () => {
    parts.isFinished = true;
    return { data: [] };
  }),
];

let wasRemoved: Promise<void>;
let letParts: () => void;

// KYC-11
export const RemovedInLine: Story = {
  name: 'A picture removed while it waits for another is not sent',
  ...scene(route, [
    answer(sendUploadPart, async ({ body }) => {
      await wasRemoved;
      return takePart(body);
    }),
    ...partHandlers,
    takes('document_type'),
  ]),
  beforeEach: () => void (wasRemoved = new Promise((resolve) => (letParts = resolve))),
  play: async ({ canvas, userEvent }) => {
    await pick(canvas, 'images_pass', await largePicture('front.jpg'), await cardPicture('wrong.jpg', small));
    await canvas.findByTitle('wrong.jpg');
    await pressSend(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать wrong.jpg' }));
    letParts();
    await screen.findByText('Документы отправлены');
    await expect(parts.isFinished).toBe(true);
    await expect(uploads).toEqual([]);
  },
};

let isCut = true;

// KYC-11, KYC-12
export const GoesOn: Story = {
  name: 'A large picture goes in parts; a lost connection pauses it until the connection is back',
  ...scene(route, [
    answer(sendUploadPart, ({ body }) => {
      if (isCut && parts.received > 0) throw Response.error();
      return takePart(body);
    }),
    ...partHandlers,
  ]),
  beforeEach: () => void (isCut = true),
  play: async ({ canvas, userEvent }) => {
    await pick(canvas, 'images_pass', await largePicture('front.jpg'));
    await canvas.findByText('Снимок чёткий, можно отправлять');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await canvas.findByText('Связь прервалась');
    await expect(parts.offsets).toEqual([0]);
    await expect(canvas.getByText(/^Отправленное сохранено/)).toBeVisible();
    await expect(canvas.getByText(/^Пауза: 0,3 из 0,7 МБ$/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Продолжить отправку' })).toHaveLength(2);
    await expect(canvas.getByText(/Страницу можно закрыть/)).toBeVisible();
    // Nothing was refused: the field has no error.
    await expect(canvas.getByTitle('front.jpg').closest('li')).toHaveAttribute('data-status', 'uploading');
    isCut = false;
    // The response to any other request shows that the connection is back; the next poll may be far off.
    await call(documentUploads, {});
    await screen.findByText('Документы отправлены', {}, { timeout: 10_000 });
    await expect(parts.offsets).toEqual([0, uploadPartBytes, 2 * uploadPartBytes]);
    await expect(parts.isFinished).toBe(true);
    await expect(canvas.queryByRole('list', { name: 'Выбранные снимки' })).toBeNull();
  },
};

// KYC-08, KYC-09
export const Blurred: Story = {
  name: 'A blurred picture is marked and can still be sent',
  ...scene(route, [nothing]),
  play: async ({ canvas, userEvent }) => {
    await pick(canvas, 'images_pass', await cardPicture('blurred.jpg', { blur: 22 }));
    const review = await canvas.findByRole('region', { name: 'Проверка снимка blurred.jpg' });
    await expect(review).toHaveTextContent('Снимок размыт');
    const [again, keep] = [
      canvas.getByRole('button', { name: 'Переснять' }),
      canvas.getByRole('button', { name: 'Оставить снимок' }),
    ];
    await expect(again.offsetHeight).toBe(keep.offsetHeight);
    await expect(again.offsetWidth).toBe(keep.offsetWidth);
    await userEvent.click(keep);
    await canvas.findByText('Вы решили оставить этот снимок');
    await expect(document.querySelector('input[name="images_pass"]')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Переснять' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await screen.findByText('Документы отправлены');
  },
};

// VALID-25, KYC-05, KYC-06
export const Refused: Story = {
  name: 'What is no JPG or PNG, empty or too large is refused by name and not sent',
  ...scene(route, [nothing]),
  play: async ({ canvas }) => {
    await pick(
      canvas,
      'images_pass',
      textFile('scan.pdf', 'application/pdf'),
      textFile('liar.jpg', 'image/jpeg'),
      new File([], 'empty.png', { type: 'image/png' }),
      // A small file that would decode to 50 000 × 50 000 px is not decoded.
      new File(
        [
          new Uint8Array([
            0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50,
          ]),
        ],
        'bomb.png',
        { type: 'image/png' },
      ),
    );
    await waitFor(() => expect(canvas.getAllByText('Подходят только снимки JPG и PNG')).toHaveLength(2));
    await canvas.findByText('Файл пустой');
    await canvas.findByText('Файл больше 20 МБ или 80 мегапикселей');
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  },
};

// DOC-05, KYC-14
export const ServerRefuses: Story = {
  name: 'A file the server refuses is named with the reason, the other stays ready',
  ...scene(route, [
    nothing,
    refuse(
      uploadDocuments,
      422,
      'VALIDATION_ERROR',
      { documents: ['FILE_TYPE'] },
      { files: [{ index: 1, code: 'FILE_TYPE' }] },
    ),
  ]),
  play: async ({ canvas, userEvent }) => {
    const pictures = [await cardPicture('one.jpg', small), await cardPicture('two.jpg', small)];
    await pick(canvas, 'images_pass', ...pictures);
    await pressSend(canvas, userEvent);
    // The text is at the field and in a notification.
    await waitFor(() => expect(screen.getAllByText('Подходят только JPG и PNG')).toHaveLength(2));
    await expect(canvas.getByTitle('one.jpg').closest('li')).toHaveAttribute('data-status', 'done');
    await expect(canvas.getByTitle('two.jpg').closest('li')).toHaveAttribute('data-status', 'error');
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeEnabled();
  },
};

// KYC-05
export const Pasted: Story = {
  name: 'The first field takes what is dropped or pasted on the page, but no eleventh picture',
  ...scene(route, [nothing]),
  play: async ({ canvas, canvasElement }) => {
    // The fields come with the list of documents.
    await waitFor(() => expect(canvasElement.querySelector('input[name="images_pass"]')).not.toBeNull());
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await cardPicture('dropped.jpg', small));
    const drag = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drag('dragenter'));
    const target = await canvas.findByText('Отпустите файлы здесь');
    for (const type of ['dragenter', 'dragover', 'drop']) target.dispatchEvent(drag(type));
    await canvas.findByTitle('dropped.jpg');
    const picture = await cardPicture('pasted.jpg', small);
    const paste = (files: readonly File[]) => {
      const clipboardData = new DataTransfer();
      for (const file of files) clipboardData.items.add(file);
      dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    };
    const row = async (name: string) => (await canvas.findByTitle(name)).closest('li');
    paste([picture]);
    const pasted = await row('pasted.jpg');
    await expect(pasted).toBeVisible();
    const second = canvasElement.querySelector('input[name="images_method"]') as HTMLInputElement;
    await expect(pasted?.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    paste(Array.from({ length: 9 }, (_, at) => new File([picture], `n${at}.jpg`, { type: picture.type })));
    await expect(await row('n8.jpg')).toHaveAttribute('data-status', 'error');
    await expect(await row('n8.jpg')).toHaveTextContent('Слишком много файлов');
    await waitFor(() => expect(document.querySelectorAll('li[data-status="done"]')).toHaveLength(10));
  },
};

// ACCESS-12
export const Verified: Story = {
  name: 'A verified player is redirected to the contacts',
  ...scene(route, [answer(profile, user({ is_doc_verified: true }))]),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Контакты' })).toHaveAttribute('aria-current', 'page'),
    );
    await expect(canvas.queryByRole('link', { name: 'Документы' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Nothing sent yet: what documents are for, and why Send waits',
  ...scene(route, [nothing]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Документы нужны, чтобы подтвердить личность' });
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toHaveAccessibleDescription(
      'Добавьте хотя бы один снимок',
    );
  },
};

export const ListLoading: Story = {
  name: 'The form can be used while the list loads',
  ...scene(route, [hang(documents)]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Отправить' });
    await canvas.findByText('Загрузка');
  },
};
