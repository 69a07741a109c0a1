import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { Flag } from '../../content/flag/Flag.tsx';
import { RadioCards, type RadioCardOption } from './RadioCards.tsx';

const currencies: RadioCardOption<string>[] = [
  { value: 'KZT', label: 'KZT ₸', media: <Flag code="kz" /> },
  { value: 'AZN', label: 'AZN ₼', media: <Flag code="az" /> },
];

const Controlled = controlled(RadioCards<string>);

const meta = {
  title: 'Inputs/RadioCards',
  component: RadioCards<string>,
  args: {
    label: 'Валюта счёта — изменить потом нельзя',
    name: 'currency',
    value: 'KZT',
    onValueChange: fn(),
    options: currencies,
    columns: 2,
  },
  parameters: {
    usage: {
      when: 'For two to four choices that matter and must all be in sight: a card to pay with, a bonus to take.',
      not: 'For many choices, use a BottomSheet with an OptionList; for yes or no, Checkbox.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('p-4')],
} satisfies Meta<typeof RadioCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

// FORM-10
export const Default: Story = {
  name: 'A currency is picked',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: /Валюта счёта/u })).toBeVisible();
    await userEvent.click(canvas.getByText('AZN ₼'));
    await expect(canvas.getByRole('radio', { name: 'AZN ₼' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'KZT ₸' })).not.toBeChecked();
  },
};

export const WithDescriptions: Story = {
  globals: { viewport: { value: 'phone320' }, locale: 'kk' },
  args: {
    columns: 1,
    options: [
      { value: 'KZT', label: 'Бонуссыз', description: 'Ақшаны кез келген уақытта шығаруға болады' },
      { value: 'b', label: 'Бонус 120%', description: 'Ең аз депозит 3 000 ₸, вейджер x35, мерзімі 7 күн' },
      { value: 'c', label: 'Тегін айналдырулар', description: 'Ертең ашылады' },
    ],
  },
};

export const WithError: Story = {
  args: { value: null, error: 'Выберите валюту, чтобы продолжить' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Выберите валюту, чтобы продолжить');
  },
};
export const Disabled: Story = {
  args: { disabled: true, hint: 'Валюту счёта меняет только поддержка' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('AZN ₼'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = longText((t, args, lang) => (
  <Controlled
    {...args}
    columns={1}
    name={lang}
    label={t.label}
    value="bonus"
    options={[
      { value: 'plain', label: t.name, description: t.hint },
      { value: 'bonus', label: t.title, description: t.text },
    ]}
  />
));

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
