import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LanguagePicker, type LanguagePickerOption, type LanguagePickerProps } from './LanguagePicker.tsx';
import { LanguageSheet } from './LanguageSheet.tsx';

const options: LanguagePickerOption<string>[] = [
  { code: 'ru', label: 'Русский', flag: 'ru' },
  { code: 'kk', label: 'Қазақша', flag: 'kz', short: 'KZ' },
  { code: 'az', label: 'Azərbaycanca', flag: 'az' },
  { code: 'en', label: 'English', flag: 'en' },
];
const onChange = fn();

function Controlled(args: LanguagePickerProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <LanguagePicker
      {...args}
      value={value}
      onChange={(code) => {
        args.onChange(code);
        setValue(code);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/LanguagePicker',
  component: LanguagePicker<string>,
  subcomponents: { LanguageSheet },
  args: { title: 'Язык', closeLabel: 'Закрыть', value: 'ru', options, onChange },
  parameters: {
    usage: {
      when: 'To change the language of the whole site: in the header, in the side menu, in the settings.',
      not: 'For a choice of anything else: use Select. A language is always named in itself and never by a flag alone.',
    },
  },
  render: (args) => <Controlled {...args} />,
  beforeEach: () => {
    onChange.mockClear();
  },
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguagePicker<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-10, I18N-02, I18N-04
export const Default: Story = {
  name: 'Four languages with flags; kk is shown as KZ',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Язык: Русский, RU' }));
    const rows = await screen.findAllByRole('option');
    await expect(rows).toHaveLength(4);
    await expect(rows.every((row) => row.querySelector('svg') !== null)).toBe(true);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Русский');
    await userEvent.click(screen.getByRole('option', { name: 'Қазақша' }));
    await expect(onChange).toHaveBeenCalledWith('kk');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Язык: Қазақша, KZ' })).toBeVisible());
  },
};

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('listbox', { name: 'Язык' })).toBeVisible());
};
export const Open: Story = { play: open };

export const LongText: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => (
    <div className="grid grid-cols-1 gap-2">
      {(
        [
          ['ru', 'Язык сайта и уведомлений'],
          ['kk', 'Сайт пен хабарландырулардың тілі'],
          ['az', 'Saytın və bildirişlərin dili'],
          ['en', 'Language of the site and of notifications'],
        ] as const
      ).map(([lang, title]) => (
        <div key={lang} lang={lang}>
          <Controlled {...args} value={lang} title={title} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Language of the site/u }));
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(320);
  },
};

// FORM-10
export const Keys: Story = {
  name: 'Keyboard: letters find, Enter picks, the same language changes nothing',
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Русский' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Русский' })).toHaveFocus());
    await userEvent.keyboard('az');
    await expect(screen.getByRole('option', { name: 'Azərbaycanca' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(screen.getByRole('option', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenCalledWith('en');
  },
};
