import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
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
