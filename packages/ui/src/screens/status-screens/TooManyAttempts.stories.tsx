import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fitsPage } from '../../../testing/fits-page.ts';
import { objects, screens } from '../../../testing/index.ts';
import { TooManyAttempts } from './TooManyAttempts.tsx';

const meta = {
  title: 'Screens/Screens/TooManyAttempts',
  component: TooManyAttempts,
  args: {
    art: objects.shield,
    title: 'Попытки закончились',
    text: 'Подтвердить номер можно завтра или через поддержку.',
    countdown: 'Новый код через 14:59',
    okLabel: 'Понятно',
    onOk: fn(),
    support: { label: 'Написать в поддержку', href: '#support' },
  },
  parameters: {
    usage: {
      when: 'The server takes no more codes or passwords for a while.',
      not: 'A single wrong code is an error under its field; a block of the account is AccountBlocked.',
    },
  },
} satisfies Meta<typeof TooManyAttempts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says when it goes on, and closes',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Новый код через 14:59')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Понятно' }));
    await expect(args.onOk).toHaveBeenCalledOnce();
  },
};
export const WithoutCountdown: Story = { args: { countdown: undefined, support: undefined } };

const long = {
  ru: ['Количество попыток ввода кода исчерпано', 'Вернуться к личным данным'],
  kk: ['Кодты енгізу әрекеттерінің саны таусылды', 'Жеке деректерге оралу'],
  az: ['Kodun daxil edilməsi cəhdlərinin sayı bitdi', 'Şəxsi məlumatlara qayıt'],
  en: ['No attempts to enter the code are left', 'Back to personal details'],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, [title, action]]) => (
        <div key={lang} lang={lang}>
          <TooManyAttempts {...args} title={title} okLabel={action} className="min-h-[480px]" />
        </div>
      ))}
    </>
  ),
  play: fitsPage,
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOk).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Написать в поддержку' })).toHaveFocus();
  },
};
