import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Notice, type NoticeTone } from './Notice.tsx';

const tones: NoticeTone[] = ['info', 'success', 'warning', 'error', 'money'];

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { title: 'Ответ задерживается', children: 'Платёжная система отвечает дольше обычного.' },
  decorators: [
    (Story) => (
      <div className="grid gap-3 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ответ задерживается');
  },
};

export const Tones: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

export const TonesLight: Story = { ...Tones, globals: { theme: 'light' } };

export const WithAction: Story = {
  globals: { viewport: { value: 'phone320' }, locale: 'kk' },
  args: {
    tone: 'error',
    title: 'Сервер жауап бермей тұр',
    children: 'Интернет байланысын тексеріп, қайталап көріңіз. Енгізген деректеріңіз сақталды.',
    action: (
      <Button size="xs" variant="secondary">
        Қайталау
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Қайталау' })).toBeVisible();
  },
};
