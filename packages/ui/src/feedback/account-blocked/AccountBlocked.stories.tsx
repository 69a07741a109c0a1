import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longLayer, Opener } from '../../overlays/dialog/story-parts.tsx';
import { expectLink } from '../../../testing/index.ts';
import { AccountBlocked } from './AccountBlocked.tsx';

const meta = {
  title: 'Feedback/AccountBlocked',
  component: AccountBlocked,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Аккаунт заблокирован',
    text: 'Причина и порядок разблокировки описаны в правилах. Поддержка на связи круглосуточно.',
    closeLabel: 'Закрыть',
    rules: { label: 'Правила', href: '#rules' },
    contacts: { label: 'Контакты', href: '#contacts' },
    okLabel: 'Понятно',
  },
  parameters: {
    usage: {
      when: 'The server refuses a player whose account is blocked.',
      not: 'A country we do not serve is the RegionBlock screen; too many wrong codes the TooManyAttempts screen.',
    },
  },
  render: (args) => <Opener layer={(state) => <AccountBlocked {...args} {...state} />} />,
} satisfies Meta<typeof AccountBlocked>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

// MODAL-04
export const Default: Story = {
  name: 'Links to the rules and the contacts, and a button that closes',
  play: async (context) => {
    await open(context);
    await expectLink(screen, 'Правила', '#rules');
    await expectLink(screen, 'Контакты', '#contacts');
    await context.userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Open: Story = { play: open };

export const LongText: Story = longLayer((args, state, texts) => (
  <AccountBlocked
    {...args}
    {...state}
    title={texts.title}
    rules={{ label: texts.name, href: '#rules' }}
    contacts={{ label: texts.label, href: '#contacts' }}
    okLabel={texts.action}
  />
));
