import type { Meta, StoryObj } from '@storybook/react-vite';
import { documents, profile, uploadDocuments, type Document } from '@tulpar/api/contract';
import { answer, documentList, hang, refuse, user } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, screen, waitFor } from 'storybook/test';
import { cardPicture } from '#app/stories/card-picture.ts';
import { FAULT, fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Profile documents',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;
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

/** Puts files into a field as a file dialog does. */
async function pick(canvas: Canvas, name: 'images_pass' | 'images_method', ...files: File[]) {
  await canvas.findByRole('button', { name: 'Отправить' });
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error('No field');
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const textFile = (name: string, type: string) => new File(['%PDF-1.7 not a picture'], name, { type });

export const Loaded: Story = {
  name: 'ROUTE-20 LAYOUT-04 DOC-01 DOC-03 DOC-06 DOC-07 CALL-03 documents with their state, the form, support',
  ...scene(route, [answer(documents, { data: [...documentList, approved] })]),
  play: async ({ canvas, canvasElement }) => {
    const declined = await canvas.findByRole('group', { name: 'passport.jpg' });
    await expect(declined).toHaveTextContent('Отклонено');
    await expect(declined).toHaveTextContent('Фото размыто, снимите при дневном свете');
    await expect(canvas.getByRole('group', { name: 'card.png' })).toHaveTextContent(
      /11\.01\.2026.*Проверяем/,
    );
    await expect(canvas.getByRole('group', { name: 'back.jpg' })).toHaveTextContent('Принято');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Личные данные' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Документы' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Напишите в поддержку' })).toHaveAttribute(
      'href',
      '/contacts',
    );
    for (const name of ['images_pass', 'images_method', 'message'])
      await expect(canvasElement.querySelectorAll(`[name="${name}"]`)).toHaveLength(1);
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Replace: Story = {
  name: 'KYC-16 a declined document says what to do and opens the dialog with one press',
  ...scene(route),
  play: async ({ canvas, userEvent }) => {
    const declined = await canvas.findByRole('group', { name: 'passport.jpg' });
    await expect(declined).toHaveTextContent('Держите телефон ровно');
    let opened = '';
    const note = (event: Event) => {
      opened = (event.target as HTMLInputElement).name;
      event.preventDefault();
    };
    document.querySelector('input[name="images_pass"]')?.addEventListener('click', note);
    await userEvent.click(canvas.getByRole('button', { name: 'Заменить снимок: passport.jpg' }));
    await expect(opened).toBe('images_pass');
    await expect(canvas.getByRole('group', { name: 'passport.jpg' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Каким должно быть фото' })).toBeVisible();
  },
};

export const Sent: Story = {
  name: 'DOC-02 DOC-04 KYC-08 KYC-10 a good picture is told to be good, and leaves the device with Send only',
  ...scene(route, [
    answer(documents, () => ({ data: sentList })),
    answer(uploadDocuments, ({ body }) => {
      if (body instanceof FormData) uploads.push([body.get('document_type'), body.get('message')]);
      sentList = [{ ...approved, status: 'process', document_name: 'front.jpg' }];
      return { data: sentList };
    }),
  ]),
  play: async ({ canvas, userEvent }) => {
    uploads = [];
    sentList = [];
    await pick(canvas, 'images_pass', await cardPicture('front.jpg'));
    await canvas.findByText('Снимок чёткий, можно отправлять');
    await userEvent.type(canvas.getByLabelText('Сообщение сотруднику, если нужно'), 'Новый паспорт');
    await expect(uploads).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await screen.findByText('Документы отправлены');
    await expect(uploads).toEqual([['Passport', 'Новый паспорт']]);
    await expect(canvas.getByLabelText('Сообщение сотруднику, если нужно')).toHaveValue('');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'front.jpg' })).toHaveTextContent('Проверяем'),
    );
    await expect(canvas.queryByRole('list', { name: 'Выбранные снимки' })).toBeNull();
  },
};
let uploads: unknown[] = [];
let sentList: Document[] = [];

export const Blurred: Story = {
  name: 'KYC-08 KYC-09 a blurred picture is named, may be kept and sent all the same',
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
    await expect(canvas.queryByRole('button', { name: 'Переснять' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await screen.findByText('Документы отправлены');
  },
};

export const Refused: Story = {
  name: 'VALID-25 KYC-05 KYC-06 what is no JPG or PNG, empty or the eleventh is refused by name and not sent',
  ...scene(route, [nothing]),
  play: async ({ canvas }) => {
    await pick(
      canvas,
      'images_pass',
      textFile('scan.pdf', 'application/pdf'),
      textFile('liar.jpg', 'image/jpeg'),
      new File([], 'empty.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(canvas.getAllByText('Подходят только снимки JPG и PNG')).toHaveLength(2));
    await canvas.findByText('Файл пустой');
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeDisabled();
    const picture = await cardPicture('x.jpg', { width: 400, height: 300 });
    const eleven = Array.from(
      { length: 11 },
      (_, at) => new File([picture], `n${at}.jpg`, { type: picture.type }),
    );
    await pick(canvas, 'images_method', ...eleven);
    await waitFor(() => expect(document.querySelectorAll('li[data-status="done"]')).toHaveLength(10));
    await expect(canvas.getByTitle('n10.jpg').closest('li')).toHaveAttribute('data-status', 'error');
    await expect(canvas.getByText('Слишком много файлов')).toBeVisible();
  },
};

export const ServerRefuses: Story = {
  name: 'DOC-05 KYC-14 a file the server refuses is named with its code, the other stays ready',
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
    await pick(canvas, 'images_pass', await cardPicture('one.jpg'), await cardPicture('two.jpg'));
    await waitFor(() => expect(canvas.getAllByText('Снимок чёткий, можно отправлять')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    // At the field and as a notification.
    await waitFor(() => expect(screen.getAllByText('Подходят только jpg и png')).toHaveLength(2));
    await expect(canvas.getByTitle('one.jpg').closest('li')).toHaveAttribute('data-status', 'done');
    await expect(canvas.getByTitle('two.jpg').closest('li')).toHaveAttribute('data-status', 'error');
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeEnabled();
  },
};

export const Offline: Story = {
  name: 'DOC-05 without an answer the pictures stay and can be sent again',
  ...scene(route, [nothing, refuse(uploadDocuments, FAULT, 'DEFAULT')]),
  play: async ({ canvas, userEvent }) => {
    await pick(canvas, 'images_method', await cardPicture('card.jpg'));
    await canvas.findByText('Снимок чёткий, можно отправлять');
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(screen.getAllByText(/^Пока не отправлено/)).toHaveLength(2));
    await expect(canvas.getByText('Снимок чёткий, можно отправлять')).toBeVisible();
  },
};

export const Pasted: Story = {
  name: 'KYC-05 a pasted picture is taken',
  ...scene(route, [nothing]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Отправить' });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(await cardPicture('pasted.jpg'));
    dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    await expect(await canvas.findByTitle('pasted.jpg')).toBeVisible();
  },
};

export const Verified: Story = {
  name: 'ACCESS-12 a verified player goes on to the contacts',
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

export const Loading: Story = {
  name: 'Until it is known who asks',
  ...scene(route, [hang(profile)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загрузка');
  },
};

export const ListLoading: Story = {
  name: 'The form can be used while the list is on its way',
  ...scene(route, [hang(documents)]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Отправить' });
    await canvas.findByText('Загрузка');
  },
};

export const Failed: Story = {
  name: 'Without the list the form stays, and the list can be asked for again',
  ...scene(route, [refuse(documents, 404, 'NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Документы не загрузились');
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toBeInTheDocument();
  },
};

export const NoRecord: Story = {
  name: 'Without the record of the player the page stays',
  ...scene(route, [refuse(profile, 404, 'NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Отправить' });
  },
};

export const Desktop: Story = { ...Loaded, name: 'On a desktop', globals: screens.desktop };
export const Light: Story = { ...Loaded, name: 'Light theme', globals: screens.light };

export const Kazakh: Story = {
  name: 'Kazakh on the narrowest phone',
  ...scene(route),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Жіберу' });
    await canvas.findByRole('group', { name: 'passport.jpg' });
    await fits();
  },
};

export const Azerbaijani: Story = {
  name: 'Azerbaijani on the narrowest phone',
  ...scene(route),
  globals: { ...screens.narrow, locale: 'az' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Göndər' });
    await canvas.findByRole('group', { name: 'passport.jpg' });
    await fits();
  },
};
