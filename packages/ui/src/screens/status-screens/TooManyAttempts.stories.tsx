import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { objects, screens, InEachLanguage } from '../../../testing/index.ts';
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
  name: 'Shows the time left, and closes',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Новый код через 14:59')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Понятно' }));
    await expect(args.onOk).toHaveBeenCalledOnce();
  },
};
export const WithoutCountdown: Story = { args: { countdown: undefined, support: undefined } };

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage>
      {(t) => <TooManyAttempts {...args} title={t.title} okLabel={t.action} className="min-h-[480px]" />}
    </InEachLanguage>
  ),
};
