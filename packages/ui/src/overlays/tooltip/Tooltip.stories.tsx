import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button, IconButton } from '../../inputs/button/index.ts';
import { CopyIcon } from '../../foundations/icon/index.ts';
import { screens } from '../../../testing/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Скопировать номер счёта',
    defaultOpen: true,
    children: <IconButton label="Скопировать" icon={<CopyIcon />} variant="filled" />,
  },
  parameters: {
    usage: {
      when: 'A few words that repeat or explain an icon button to those with a mouse or a keyboard.',
      not: 'Conditions, prices, errors and reasons stand on the page: a finger never sees a tooltip. A panel with controls is a Popover.',
    },
  },
  render: (args) => <Tooltip {...args} defaultOpen={false} />,
  decorators: [
    (Story) => (
      <div className="grid min-h-40 justify-items-start gap-4 p-4 pt-16">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A control in focus is described by its tip',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Скопировать' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Скопировать номер счёта'));
  },
};

export const Hover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Скопировать номер счёта'));
  },
};

const sides = ['top', 'right', 'bottom', 'left'] as const;

export const Sides: Story = {
  render: (args) => (
    <div className="grid w-full place-items-center gap-16 py-10">
      {sides.map((side) => (
        <Tooltip key={side} {...args} defaultOpen side={side} text={side}>
          <IconButton label={side} icon={<CopyIcon />} variant="filled" />
        </Tooltip>
      ))}
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('tooltip', { hidden: true })).toHaveLength(4));
  },
};

const long = {
  ru: [
    'Лимит',
    'Лимит на депозит начнёт действовать сразу, а снять или увеличить его можно будет через 24 часа.',
  ],
  kk: [
    'Лимит',
    'Депозит лимиті бірден күшіне енеді, ал оны алып тастау немесе көбейту 24 сағаттан кейін мүмкін.',
  ],
  az: [
    'Limit',
    'Depozit limiti dərhal qüvvəyə minir, onu ləğv etmək və ya artırmaq 24 saatdan sonra mümkündür.',
  ],
  en: ['Limit', 'The deposit limit applies at once; it can be lifted or raised only after 24 hours.'],
} as const;

export const LongText: Story = {
  name: 'A long text is written on the page where fingers are used',
  globals: screens.narrow,
  render: (args) => (
    <>
      {Object.entries(long).map(([lang, [label, text]]) => (
        <div key={lang} lang={lang}>
          <Tooltip {...args} defaultOpen={false} text={text}>
            <Button variant="secondary">{label}</Button>
          </Tooltip>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const touch = matchMedia('(pointer: coarse)').matches;
    for (const [, text] of Object.values(long)) {
      const written = canvas.getByText(text);
      if (touch) await expect(written).toBeVisible();
      else await expect(written).not.toBeVisible();
    }
  },
};

export const Keys: Story = {
  name: 'Tab shows it, Escape takes it away and leaves the focus',
  tags: ['keys'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Скопировать' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
