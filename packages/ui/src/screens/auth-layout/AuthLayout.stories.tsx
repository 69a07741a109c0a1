import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { ChevronDownIcon, LanguageIcon } from '../../foundations/icon/index.ts';
import { expectLink, longText, objects, screens } from '../../../testing/index.ts';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const form = (
  <form className="flex flex-col gap-3">
    <TextInput label="Почта" name="email" defaultValue="aigerim.s@mail.ru" />
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
  name: 'One heading, a close button, the form',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expectLink(canvas, 'Закрыть', '/');
    await expect(canvas.getByRole('textbox', { name: 'Почта' })).toBeVisible();
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
export const LoginDesktop: Story = { globals: screens.desktop };

export const LongText: Story = longText((t, args) => (
  <AuthLayout
    {...args}
    title={t.name}
    close={{ href: '/', label: t.name }}
    footer={t.text}
    hero={{ ...args.hero, compact: { title: '120% + 250 FS', text: t.text } }}
  />
));
