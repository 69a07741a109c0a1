import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Flag } from '../flag/index.ts';
import { RadioCards, type RadioCardOption } from './RadioCards.tsx';

const currencies: RadioCardOption<string>[] = [
  { value: 'KZT', label: 'KZT ₸', media: <Flag code="kz" /> },
  { value: 'AZN', label: 'AZN ₼', media: <Flag code="az" /> },
];

function Controlled({
  options = currencies,
  columns = 2,
}: {
  options?: RadioCardOption<string>[];
  columns?: 1 | 2;
}) {
  const [value, setValue] = useState<string | null>('KZT');
  return (
    <RadioCards
      label="Валюта счёта — изменить потом нельзя"
      name="currency"
      value={value}
      onValueChange={setValue}
      options={options}
      columns={columns}
    />
  );
}

const meta = {
  title: 'Components/RadioCards',
  component: Controlled,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Controlled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'FORM-10 a currency is picked',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: /Валюта счёта/u })).toBeVisible();
    await userEvent.click(canvas.getByText('AZN ₼'));
    await expect(canvas.getByRole('radio', { name: 'AZN ₼' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'KZT ₸' })).not.toBeChecked();
  },
};

export const Light: Story = { globals: { theme: 'light' } };

export const WithDescriptions: Story = {
  globals: { viewport: { value: 'phone320' }, locale: 'kk' },
  args: {
    columns: 1,
    options: [
      { value: 'KZT', label: 'Бонуссыз', description: 'Ақшаны кез келген уақытта шығаруға болады' },
      { value: 'b', label: 'Бонус 120%', description: 'Ең аз депозит 3 000 ₸, вейджер x35, мерзімі 7 күн' },
      { value: 'c', label: 'Тегін айналымдар', description: 'Ертең ашылады', disabled: true },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: /Тегін айналымдар/u })).toBeDisabled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'KZT ₸' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'AZN ₼' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'AZN ₼' })).toHaveFocus();
  },
};
