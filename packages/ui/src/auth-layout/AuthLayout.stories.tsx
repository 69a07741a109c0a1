import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ChevronDownIcon, LanguageIcon } from '../icon/index.ts';
import { objects, screens } from '../story-art/index.ts';
import { TextInput } from '../text-input/index.ts';
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
  title: 'Content/AuthLayout',
  component: AuthLayout,
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
        className="bg-[rgb(30_3_9/.42)] px-2.5 text-on-ground tablet:bg-transparent tablet:text-ink-muted"
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

export const Login: Story = {
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

export const LongKazakh: Story = {
  globals: { locale: 'kk', ...screens.narrow },
  args: { ...register, title: 'Жаңа есептік жазба ашу', close: { href: '/', label: 'Жабу' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
export const LoginDesktop: Story = { globals: screens.desktop };
export const RegisterDesktop: Story = { globals: screens.desktop, args: register };
export const Light: Story = { globals: screens.light };
export const LightDesktop: Story = { globals: screens.lightDesktop };
