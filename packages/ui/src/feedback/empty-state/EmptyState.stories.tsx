import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsPage } from '../../../testing/fits-page.ts';
import { objects, screens } from '../../../testing/index.ts';
import { Button } from '../../inputs/button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Операций пока нет',
    text: 'Первое пополнение появится здесь.',
    action: (
      <Button size="sm" variant="tonal">
        Пополнить
      </Button>
    ),
  },
  parameters: {
    usage: {
      when: 'A list, a tab or a search with nothing in it yet: an object, a line, one way on.',
      not: 'A list that failed to load says so with a Notice; a page that does not exist is the NotFound screen.',
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Операций пока нет' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Пополнить' })).toBeVisible();
  },
};

export const WithoutAction: Story = {
  globals: { viewport: { value: 'phone320' }, locale: 'az', theme: 'light' },
  args: {
    title: 'Axtarışınız üzrə heç bir oyun tapılmadı',
    text: 'Yazılışı yoxlayın və ya provayderin adını daxil edin.',
    action: undefined,
    level: 3,
  },
};

export const WithArt: Story = { args: { art: objects.chest, title: 'Активных бонусов нет' } };

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      <div lang="ru">
        <EmptyState
          {...args}
          title="В этом разделе пока нет ни одной игры"
          text="Загляните позже или выберите другого провайдера."
          action={<Button variant="tonal">Показать игры всех провайдеров</Button>}
        />
      </div>
      <div lang="kk">
        <EmptyState
          {...args}
          title="Бұл бөлімде әзірге бірде-бір ойын жоқ"
          text="Кейінірек кіріңіз немесе басқа провайдерді таңдаңыз."
          action={<Button variant="tonal">Барлық провайдер ойындарын көрсету</Button>}
        />
      </div>
      <div lang="az">
        <EmptyState
          {...args}
          title="Bu bölmədə hələlik heç bir oyun yoxdur"
          text="Sonra baxın və ya başqa provayder seçin."
          action={<Button variant="tonal">Bütün provayderlərin oyunlarını göstər</Button>}
        />
      </div>
      <div lang="en">
        <EmptyState
          {...args}
          title="There is not a single game in this section yet"
          text="Look in later or choose another provider."
          action={<Button variant="tonal">Show the games of all providers</Button>}
        />
      </div>
    </>
  ),
  play: fitsPage,
};

export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Пополнить' })).toHaveFocus();
  },
};
