import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { inBox, longText } from '../../../testing/index.ts';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Загружаем документ', value: 3, max: 8, valueText: '3 из 8 МБ' },
  parameters: {
    usage: {
      when: 'Work with a known length that takes more than a second: a file on its way, the start of a game.',
      not: 'Wagering and points are a SegmentedProgress next to their two numbers; a wait of unknown length inside a card is a Loader or a skeleton.',
    },
  },
  decorators: [inBox('grid gap-5 p-4')],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Загружаем документ' });
    await expect(bar).toHaveAttribute('aria-valuenow', '38');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 из 8 МБ');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Indeterminate: Story = {
  args: { value: null, valueText: undefined, label: 'Проверяем документ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Tones: Story = {
  render: (args) => (
    <>
      <Progress {...args} />
      <Progress {...args} tone="success" label="Документ загружен" value={8} valueText="8 из 8 МБ" />
      <Progress {...args} tone="danger" label="Загрузка прервалась" value={5} valueText="5 из 8 МБ" />
      <Progress {...args} bare />
    </>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['38', '100', '63', '38']);
  },
};

export const Bounds: Story = {
  name: 'A value outside its bounds is an empty or a full bar',
  render: (args) => (
    <>
      <Progress {...args} value={-3} />
      <Progress {...args} value={90} />
      <Progress {...args} value={4} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['0', '100', '0']);
  },
};

function Steps() {
  const [value, setValue] = useState(10);
  return (
    <>
      <Progress label="Загружаем документ" value={value} valueText={`${value} %`} />
      <Button onClick={() => setValue(value + 10)}>Дальше</Button>
    </>
  );
}

export const Spoken: Story = {
  name: 'A screen reader announces every quarter',
  render: () => <Steps />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Дальше' });
    const status = canvas.getByRole('status');
    await userEvent.click(next);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(next);
    await expect(status).toHaveTextContent('30 %');
    await userEvent.click(next);
    await expect(status).toHaveTextContent('30 %');
    await userEvent.click(next);
    await expect(status).toHaveTextContent('50 %');
  },
};

export const LongText: Story = longText((t, args) => (
  <Progress {...args} label={t.label} valueText="12,5 / 20 MB" />
));
