import type { Meta } from '@storybook/react-vite';
import { documents, profile } from '@tulpar/api/contract';
import { answer, documentList, documentsSample, hang, user } from '@tulpar/api/samples';
import { expect, waitFor, within } from 'storybook/test';
import { expectLink } from '@tulpar/ui/testing';
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

export default { title: 'Pages/Profile documents', ...documentStories } satisfies Meta;

// ROUTE-20, LAYOUT-04, DOC-01, DOC-03, DOC-06, DOC-07, CALL-03
export const Loaded: Story = {
  name: 'Documents with their state, the form, support',
  ...scene(documentsPage, [
    answer(documents, {
      data: [
        ...documentList,
        approvedDocument,
        { ...approvedDocument, id: 34, status: 'processing', document_name: 'side.jpg' },
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
  ...scene(documentsPage, [
    answer(documents, documentsSample),
    takesUploads('document_type', 'side', 'replaces_id'),
  ]),
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
  ...scene(documentsPage, [answer(documents, documentsSample)]),
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
  ...scene(documentsPage, [answer(documents, documentsSample)]),
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
  ...scene(documentsPage, [
    answer(documents, {
      data: [approvedDocument],
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
  ...scene(documentsPage, [answer(documents, { data: documentList }), takesUploads('replaces_id', 'side')]),
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

// ACCESS-12
export const Verified: Story = {
  name: 'A verified player is redirected to the contacts',
  ...scene(documentsPage, [answer(profile, user({ is_doc_verified: true }))]),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Контакты' })).toHaveAttribute('aria-current', 'page'),
    );
    await expect(canvas.queryByRole('link', { name: 'Документы' })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Nothing sent yet: what documents are for, and why Send waits',
  ...scene(documentsPage, [noDocuments]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Документы нужны, чтобы подтвердить личность' });
    await expect(canvas.getByRole('button', { name: 'Отправить' })).toHaveAccessibleDescription(
      'Добавьте хотя бы один снимок',
    );
  },
};

export const ListLoading: Story = {
  name: 'The form can be used while the list loads',
  ...scene(documentsPage, [hang(documents)]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Отправить' });
    await canvas.findByText('Загрузка');
  },
};
