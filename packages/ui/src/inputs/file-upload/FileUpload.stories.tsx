import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { UploadItem } from './UploadRow.tsx';

const wrongFile = 'Формат не подходит. Нужен JPG или PNG, до 20 МБ.';

/** Adds the selected files to the list, as a page would; it uploads nothing. */
function Controlled(args: FileUploadProps) {
  const [items, setItems] = useState(args.items);
  return (
    <FileUpload
      {...args}
      items={items}
      onFiles={(taken, refused) => {
        args.onFiles(taken, refused);
        const rows: UploadItem[] = [
          ...taken.map((file) => ({ id: `new-${file.name}`, name: file.name, status: 'done' as const })),
          ...refused.map(({ file }) => ({
            id: `bad-${file.name}`,
            name: file.name,
            status: 'error' as const,
            error: wrongFile,
          })),
        ];
        setItems((old) => [...old.filter((item) => !rows.some((row) => row.id === item.id)), ...rows]);
      }}
      onRemove={(id) => {
        args.onRemove(id);
        setItems((old) => old.filter((item) => item.id !== id));
      }}
    />
  );
}

const meta = {
  title: 'Inputs/FileUpload',
  component: FileUpload,
  args: {
    label: 'Сфотографировать или выбрать файл',
    rules: 'JPG, JPEG или PNG, до 20 МБ',
    extensions: ['jpg', 'jpeg', 'png'],
    maxSize: 20 * 1024 * 1024,
    maxFiles: 10,
    pickLabel: 'Галерея',
    dropLabel: 'Отпустите файлы здесь',
    items: [],
    onFiles: fn(),
    onRemove: fn(),
    removeLabel: (name: string) => `Удалить ${name}`,
    cancelLabel: (name: string) => `Отменить загрузку ${name}`,
    progressLabel: (name: string) => `Загрузка ${name}`,
    listLabel: 'Выбранные файлы',
    words: {
      done: (name: string) => `${name}: загружен.`,
      failed: (name: string, error: string) => `${name}: ${error}`,
      removed: (name: string) => `${name}: удалён.`,
    },
  },
  parameters: {
    usage: {
      when: 'To collect pictures: documents for verification, screenshots of a payment. The page sends them and reports the progress of each.',
      not: 'To show documents that were submitted and cannot change: a plain list of rows with badges does.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('max-w-160 p-4')],
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (name: string, type = 'image/png') => new File(['picture'], name, { type });
function carry(...files: File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}
/** Selects files of any type: `accept` is only a hint, and file dialogs also offer all files. */
function put(input: HTMLInputElement, ...files: File[]) {
  input.files = carry(...files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
const drag = (kind: string, target: Element, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));

const rows: UploadItem[] = [
  {
    id: '1',
    name: 'passport_front.jpg',
    status: 'uploading',
    progress: 0.64,
    detail: 'Загружаем 3,1 из 4,8 МБ',
  },
  { id: '2', name: 'scan_2.pdf', status: 'error', error: wrongFile },
  { id: '3', name: 'passport_back.jpg', status: 'done', detail: '4,2 МБ' },
];

// FORM-09, VALID-25, VALID-27
export const Default: Story = {
  name: 'Several files are picked together, each is checked',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Галерея');
    await expect(input).toHaveAttribute('multiple');
    await expect(input).toHaveAttribute('accept', '.jpg,.jpeg,.png');
    await expect(input).toHaveAccessibleDescription('JPG, JPEG или PNG, до 20 МБ');
    const good = picture('front.png');
    const bad = new File([], 'scan.png', { type: 'image/png' });
    put(input, good, bad);
    await expect(args.onFiles).toHaveBeenLastCalledWith([good], [{ file: bad, reason: 'empty' }]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(wrongFile)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`front.png: загружен. scan.png: ${wrongFile}`),
    );
  },
};

// KYC-05
export const Camera: Story = {
  name: 'The camera takes one picture with the back lens',
  args: { cameraLabel: 'Камера' },
  play: async ({ canvas, userEvent }) => {
    const camera = canvas.getByLabelText<HTMLInputElement>('Камера');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(camera.multiple).toBe(false);
    await expect(canvas.getByLabelText('Галерея')).not.toHaveAttribute('capture');
    await userEvent.upload(camera, picture('shot.png'));
    await expect(canvas.getByText('shot.png')).toBeVisible();
  },
};

// FORM-09
export const Again: Story = {
  name: 'A removed file can be picked again',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Галерея');
    await userEvent.upload(input, picture('front.png'));
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить front.png' }));
    await expect(canvas.queryByText('front.png')).toBeNull();
    await userEvent.upload(input, picture('front.png'));
    await expect(canvas.getByText('front.png')).toBeVisible();
  },
};

// FORM-09
export const Dropped: Story = {
  name: 'Files may be dropped on the field',
  play: async ({ args, canvas }) => {
    const files = carry(picture('dropped.png'));
    const target = await waitFor(() => {
      drag('dragenter', document.body, files);
      return canvas.getByText('Отпустите файлы здесь');
    });
    drag('dragover', target, files);
    drag('drop', target, files);
    await waitFor(() => expect(args.onFiles).toHaveBeenLastCalledWith([expect.any(File)], []));
    await waitFor(() => expect(canvas.queryByText('Отпустите файлы здесь')).toBeNull());
    await expect(canvas.getByText('dropped.png')).toBeVisible();
  },
};

export const WithError: Story = {
  name: 'A row for each file: progress, error, size; below them the error of the field',
  args: { error: 'Добавьте хотя бы одно фото документа', name: 'images_pass', items: rows },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Загрузка passport_front.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
    await expect(canvas.getByText(wrongFile)).toBeVisible();
    await expect(canvas.getByText('4,2 МБ')).toBeVisible();
    await expect(canvas.getByLabelText('Галерея')).toHaveAccessibleDescription(
      'JPG, JPEG или PNG, до 20 МБ Добавьте хотя бы одно фото документа',
    );
  },
};
export const Disabled: Story = {
  args: { disabled: true, cameraLabel: 'Камера', hint: 'Документы уже на проверке' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Галерея')).toBeDisabled();
  },
};

// KYC-02
export const InRow: Story = {
  name: 'In a row of the caller: no frame, and no button while it has its picture',
  args: { label: undefined, rules: undefined, maxFiles: 1, primary: true, cameraLabel: 'Камера' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.upload(canvas.getByLabelText('Галерея'), picture('front.png'));
    await expect(canvas.queryByLabelText('Камера')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить front.png' }));
    await expect(canvas.getByLabelText('Галерея')).toHaveFocus();
  },
};

export const LongText: Story = longText((t, args, lang) => (
  <FileUpload
    {...args}
    label={t.label}
    rules={t.hint}
    cameraLabel={t.name}
    pickLabel={t.action}
    items={[
      {
        id: lang,
        name: 'identity_card_front_side_2026-11-20_18-40-12.jpeg',
        status: 'error',
        error: t.error,
      },
    ]}
  />
));

// FORM-09
export const Keys: Story = {
  name: 'Keyboard: both buttons, then the rows; removing moves the focus on, at last to the field',
  tags: ['keys'],
  args: { items: rows.slice(0, 2), cameraLabel: 'Камера' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Камера')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Галерея')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Отменить загрузку passport_front.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Удалить scan_2.pdf' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Галерея')).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('scan_2.pdf: удалён.'));
  },
};
