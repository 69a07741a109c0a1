import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Opener } from '../../overlays/dialog/story-parts.tsx';
import { objects, screens } from '../../../testing/index.ts';
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
    await expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
      'href',
      '#support',
    );
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

const long = {
  ru: [
    'На нашей стороне технические неполадки',
    'Попробовать загрузить баланс ещё раз',
    'Написать в круглосуточную поддержку',
  ],
  kk: [
    'Біздің тарапта техникалық ақау орын алды',
    'Балансты қайта жүктеп көру',
    'Тәулік бойғы қолдау қызметіне жазу',
  ],
  az: [
    'Bizim tərəfdə texniki nasazlıq baş verdi',
    'Balansı yenidən yükləməyə cəhd edin',
    'Gecə-gündüz dəstək xidmətinə yazın',
  ],
  en: [
    'We have a technical problem on our side',
    'Try to load the balance once more',
    'Write to round-the-clock support',
  ],
} as const;

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, [title, retry, support]]) => (
        <div key={lang} lang={lang}>
          <Opener
            label={lang}
            layer={(state) => (
              <TechnicalIssues
                {...args}
                {...state}
                title={title}
                retry={{ label: retry, onSelect: () => undefined }}
                support={{ label: support, href: '#support' }}
              />
            )}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [lang, [title, retry]] of Object.entries(long)) {
      await userEvent.click(canvas.getByRole('button', { name: lang }));
      await screen.findByRole('dialog', { name: title });
      const button = screen.getByRole('button', { name: retry });
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};
