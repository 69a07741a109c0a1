import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { Button } from '../../inputs/button/index.ts';
import { Notice, NoticeIcon, type NoticeTone } from './Notice.tsx';

const tones: NoticeTone[] = ['info', 'success', 'warning', 'error', 'money'];

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { title: 'Ответ задерживается', children: 'Платёжная система отвечает дольше обычного.' },
  parameters: {
    usage: {
      when: 'Information about one part of a page: a delayed response, a missing document, an available reward.',
      not: 'News that must reach the player on any page is a toast; an error of one field is shown below the field; a status in a word is a StatusLabel.',
    },
  },
  decorators: [inBox('grid gap-3 p-4')],
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

export const Icon: Story = { render: () => <NoticeIcon tone="money" /> };

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

export const LongText: Story = longText((t, args) => (
  <Notice {...args} tone="warning" title={t.title}>
    {t.text}
  </Notice>
));
