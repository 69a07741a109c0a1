import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, objects } from '../../../testing/index.ts';
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

export const WholePage: Story = {
  name: 'Instead of a whole page',
  args: { art: objects.chest, title: 'Такого турнира нет', text: 'Возможно, ссылка устарела.', level: 1 },
};

export const LongText: Story = longText((t, args) => (
  <EmptyState {...args} title={t.title} text={t.text} action={<Button variant="tonal">{t.action}</Button>} />
));
