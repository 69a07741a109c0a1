import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { ChevronDownIcon, LanguageIcon } from '../../foundations/icon/index.ts';
import { fitsPage } from '../../../testing/fits-page.ts';
import { objects, screens } from '../../../testing/index.ts';
import { TextInput } from '../../inputs/text-input/index.ts';
import { AuthLayout } from './AuthLayout.tsx';

const form = (
  <form className="flex flex-col gap-3">
    <TextInput label="E-mail" name="email" defaultValue="aigerim.s@mail.ru" />
    <TextInput label="Имя" name="name" />
    <Button size="lg" block className="mt-2">
      Войти
    </Button>
  </form>
);

const meta = {
  title: 'Screens/AuthLayout',
  component: AuthLayout,
  parameters: {
    usage: {
      when: 'For signing in, signing up and getting a password back.',
      not: 'Not for a step of the profile or the cash box: those keep their PageHeader.',
    },
  },
  args: {
    hero: {
      title: 'Конь, который обгоняет рассвет',
      text: '3 200 игр, честные условия и выплаты, за которыми можно проследить.',
      image: objects.kvLarge,
    },
    close: { href: '/', label: 'Закрыть' },
    language: (
      <Button
        variant="ghost"
        size="sm"
        icon={<LanguageIcon aria-hidden="true" />}
        className="bg-[rgb(30_3_9/.42)] px-2.5! text-on-backdrop! tablet:bg-transparent tablet:text-ink-muted!"
      >
        RU
        <ChevronDownIcon aria-hidden="true" className="size-4" />
      </Button>
    ),
    title: 'Снова\nв седле',
    children: form,
    footer: '21+ · Играйте ответственно',
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One heading, a way out, the form',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Закрыть' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  },
};

const register = {
  title: 'Регистрация',
  hero: {
    title: '120% + 250 фриспинов',
    text: 'На первый депозит от 3 000 ₸, до 250 000 ₸. Вейджер x35, срок 7 дней, максимальный вывод x10 от суммы бонуса.',
    image: objects.kvLarge,
    compact: { title: '120%\n+ 250 FS', text: 'На первый депозит' },
  },
};

export const Register: Story = {
  name: 'An offer on the garnet of phones, the title above the form',
  args: register,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('На первый депозит')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible();
  },
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'RU' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
export const LoginDesktop: Story = { globals: screens.desktop };

const long = [
  {
    lang: 'ru',
    title: 'Регистрация нового игрока',
    compact: {
      title: '120% на первый депозит и 250 фриспинов',
      text: 'До 250 000 ₸ при депозите от 3 000 ₸',
    },
    close: { href: '/', label: 'Закрыть' },
    footer: '21+ · Играйте ответственно · Поддержка круглосуточно',
  },
  {
    lang: 'kk',
    title: 'Жаңа ойыншыны тіркеу',
    compact: {
      title: 'Алғашқы депозитке 120% және 250 тегін айналдыру',
      text: '3 000 ₸ депозиттен бастап 250 000 ₸-ге дейін',
    },
    close: { href: '/', label: 'Жабу' },
    footer: '21+ · Жауапкершілікпен ойнаңыз · Қолдау тәулік бойы',
  },
  {
    lang: 'az',
    title: 'Yeni oyunçunun qeydiyyatı',
    compact: { title: 'İlk depozitə 120% və 250 pulsuz fırlanma', text: '10 ₼-dən depozitlə 1 000 ₼-dək' },
    close: { href: '/', label: 'Bağla' },
    footer: '21+ · Məsuliyyətlə oynayın · Dəstək gecə-gündüz',
  },
  {
    lang: 'en',
    title: 'Registration of a new player',
    compact: {
      title: '120% on the first deposit and 250 free spins',
      text: 'Up to 250,000 ₸ from a deposit of 3,000 ₸',
    },
    close: { href: '/', label: 'Close' },
    footer: '21+ · Play responsibly · Support day and night',
  },
];

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {long.map(({ lang, compact, ...words }) => (
        <div key={lang} lang={lang}>
          <AuthLayout {...args} {...words} hero={{ ...args.hero, compact }} />
        </div>
      ))}
    </>
  ),
  play: fitsPage,
};
