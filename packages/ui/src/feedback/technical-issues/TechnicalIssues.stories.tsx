import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longLayer, Opener } from '../../overlays/dialog/story-parts.tsx';
import { objects, expectLink } from '../../../testing/index.ts';
import { TechnicalIssues } from './TechnicalIssues.tsx';

const meta = {
  title: 'Feedback/TechnicalIssues',
  component: TechnicalIssues,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Технические неполадки',
    text: 'Баланс временно недоступен. Деньги в безопасности, мы уже чиним.',
    closeLabel: 'Закрыть',
    art: objects.horseshoe,
    retry: { label: 'Попробовать ещё раз', onSelect: fn() },
    support: { label: 'Написать в поддержку', href: '#support' },
  },
  parameters: {
    usage: {
      when: 'The server fails at something a signed-in player cannot do without, such as the balance.',
      not: 'One list or card that did not load says so in its own place with a Notice; a page that failed as a whole is a CrashScreen.',
    },
  },
  render: (args) => <Opener layer={(state) => <TechnicalIssues {...args} {...state} />} />,
} satisfies Meta<typeof TechnicalIssues>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

// ERR-06
export const Default: Story = {
  name: 'Says what does not work and offers to try again',
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole('dialog', { name: 'Технические неполадки' });
    await expect(dialog).toHaveAccessibleDescription(/Деньги в безопасности/u);
    await expectLink(screen, 'Написать в поддержку', '#support');
    await context.userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    await expect(context.args.retry.onSelect).toHaveBeenCalledOnce();
  },
};
export const WithoutSupport: Story = {
  args: { support: undefined, art: undefined },
  play: async (context) => {
    await open(context);
    await expect(screen.queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = longLayer((args, state, texts) => (
  <TechnicalIssues
    {...args}
    {...state}
    title={texts.title}
    retry={{ label: texts.action, onSelect: () => undefined }}
    support={{ label: texts.hint, href: '#support' }}
  />
));
