import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeatherLoader, FeatherProgress } from './Feathers.tsx';

const meta = {
  title: 'Components/Feathers',
  component: FeatherProgress,
  args: { value: 12_500, max: 37_500, label: 'Отыгрыш бонуса', segments: 18 },
  decorators: [
    (Story) => (
      <div className="grid gap-4 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeatherProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Отыгрыш бонуса' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    const widths = [...bar.querySelectorAll<HTMLElement>(':scope > span > span')].map(
      (part) => part.style.width,
    );
    await expect(widths.filter((width) => width === '100%')).toHaveLength(6);
    await expect(widths).toHaveLength(18);
  },
};

export const Tones: Story = {
  render: (args) => (
    <>
      <FeatherProgress {...args} tone="bonus" />
      <FeatherProgress {...args} tone="accent" value={30_000} />
      <FeatherProgress {...args} tone="success" value={99_999} />
      <FeatherProgress {...args} value={-5} max={0} />
    </>
  ),
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
    await expect(values).toEqual(['33', '80', '100', '0']);
  },
};

export const TonesLight: Story = { ...Tones, globals: { theme: 'light' } };

export const Loader: Story = {
  render: () => <FeatherLoader label="Загружаем игру" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем игру');
  },
};
