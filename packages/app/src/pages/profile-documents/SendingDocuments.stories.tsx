import type { Meta } from '@storybook/react-vite';
import {
  documents,
  documentUploads,
  finishUpload,
  sendUploadPart,
  startUpload,
  uploadDocuments,
  uploadPartBytes,
  type Document,
} from '@tulpar/api/contract';
import { answer, refuse, uploadState } from '@tulpar/api/samples';
import { expect, screen, waitFor } from 'storybook/test';
import { call } from '#app/platform/network/api.ts';
import { cardPicture } from '#app/stories/card-picture.ts';
import { scene, type Story } from '#app/stories/app-story.tsx';
import {
  approvedDocument,
  documentsPage,
  documentStories,
  noDocuments,
  pick,
  pressSend,
  small,
  takesUploads,
  uploads,
} from '#app/stories/documents-form.ts';

export default {
  title: 'Pages/Sending documents',
  ...documentStories,
  beforeEach() {
    documentStories.beforeEach();
    sentList = [];
    Object.assign(parts, { received: 0, offsets: [], isFinished: false });
  },
} satisfies Meta;

/** Documents on the server after an upload. */
let sentList: Document[] = [];

/** State of the upload of a picture in parts. */
const parts = { received: 0, offsets: [] as unknown[], isFinished: false };

const textFile = (name: string, type: string) => new File(['%PDF-1.7 not a picture'], name, { type });

// DOC-02, DOC-04, KYC-08, KYC-10
export const Sent: Story = {
  name: 'Good pictures are sent only after Send, that of a wallet as one',
  ...scene(documentsPage, [
    answer(documents, () => ({ data: sentList })),
    answer(uploadDocuments, ({ body }) => {
      if (body instanceof FormData) uploads.push([body.get('document_type'), body.get('message')]);
      sentList = [{ ...approvedDocument, status: 'process', document_name: 'front.jpg' }];
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
/** A picture followed by enough zeros to be sent in three parts. */
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
  noDocuments,
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
  ...scene(documentsPage, [
    answer(sendUploadPart, async ({ body }) => {
      await wasRemoved;
      return takePart(body);
    }),
    ...partHandlers,
    takesUploads('document_type'),
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
  ...scene(documentsPage, [
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
  ...scene(documentsPage, [noDocuments]),
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
  ...scene(documentsPage, [noDocuments]),
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
  ...scene(documentsPage, [
    noDocuments,
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
  ...scene(documentsPage, [noDocuments]),
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
