import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screens, InEachLanguage } from '../../../testing/index.ts';
import { NoConnection } from './NoConnection.tsx';

const meta = {
  title: 'Screens/Screens/NoConnection',
  component: NoConnection,
  args: {
    title: 'Связь потерялась',
    text: 'Проверьте интернет. Страница вернётся сама, ставки и баланс в безопасности.',
    searching: 'Ищем сеть…',
  },
  parameters: {
    usage: {
      when: 'The device has no network and the page cannot be shown without it.',
      not: 'While the page behind is still of use, a Notice says that the server does not answer.',
    },
  },
} satisfies Meta<typeof NoConnection>;
export default meta;
type Story = StoryObj<typeof meta>;

// AVAIL-06
export const Default: Story = {
  name: 'Says that the page comes back by itself',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Связь потерялась' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('Ищем сеть…')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage>
      {(t) => <NoConnection {...args} title={t.title} searching={t.text} className="min-h-[480px]" />}
    </InEachLanguage>
  ),
};
