import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, screens } from '../../../testing/index.ts';
import { Flag, type FlagCode } from './Flag.tsx';

const names: readonly { code: FlagCode; lang: string; name: string }[] = [
  { code: 'ru', lang: 'ru', name: 'Русский' },
  { code: 'kz', lang: 'kk', name: 'Қазақша' },
  { code: 'az', lang: 'az', name: 'Azərbaycanca' },
  { code: 'en', lang: 'en', name: 'English' },
];

const meta = {
  title: 'Content/Flag',
  component: Flag,
  args: { code: 'kz' },
  parameters: {
    usage: {
      when: 'Before the name of a language or a country, in a list or on a button.',
      not: 'Never use it alone: a flag is not a name, and a language may have several flags.',
    },
  },
  decorators: [inBox('grid gap-3 p-4')],
} satisfies Meta<typeof Flag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Decoration of 30 px',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]')?.offsetWidth).toBe(30);
  },
};

export const LongText: Story = {
  name: 'All flags, each by its name',
  globals: screens.narrow,
  render: () => (
    <>
      {names.map(({ code, lang, name }) => (
        <p key={code} lang={lang} className="flex items-center gap-3 text-body">
          <Flag code={code} />
          {name}
        </p>
      ))}
    </>
  ),
};
