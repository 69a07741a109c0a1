import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Opener } from '../../overlays/dialog/story-parts.tsx';
import { screens } from '../../../testing/index.ts';
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
    await expect(screen.getByRole('link', { name: 'Правила' })).toHaveAttribute('href', '#rules');
    await expect(screen.getByRole('link', { name: 'Контакты' })).toHaveAttribute('href', '#contacts');
    await context.userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Open: Story = { play: open };

const long = {
  ru: {
    title: 'Ваш аккаунт заблокирован администратором',
    rules: 'Правила и условия',
    contacts: 'Связаться с нами',
    ok: 'Понятно, закрыть',
  },
  kk: {
    title: 'Аккаунтыңызды әкімші бұғаттады',
    rules: 'Ережелер мен шарттар',
    contacts: 'Бізбен байланысу',
    ok: 'Түсінікті, жабу',
  },
  az: {
    title: 'Hesabınız administrator tərəfindən bloklanıb',
    rules: 'Qaydalar və şərtlər',
    contacts: 'Bizimlə əlaqə',
    ok: 'Aydındır, bağla',
  },
  en: {
    title: 'Your account has been blocked by an administrator',
    rules: 'Terms and conditions',
    contacts: 'Get in touch',
    ok: 'Understood, close',
  },
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, texts]) => (
        <div key={lang} lang={lang}>
          <Opener
            label={lang}
            layer={(state) => (
              <AccountBlocked
                {...args}
                {...state}
                title={texts.title}
                rules={{ label: texts.rules, href: '#rules' }}
                contacts={{ label: texts.contacts, href: '#contacts' }}
                okLabel={texts.ok}
              />
            )}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [lang, texts] of Object.entries(long)) {
      await userEvent.click(canvas.getByRole('button', { name: lang }));
      await screen.findByRole('dialog', { name: texts.title });
      for (const link of screen.getAllByRole('link'))
        await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};
