import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { inBox, longText } from '../../../testing/index.ts';
import { CopyText } from './CopyText.tsx';

const written = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Inputs/CopyText',
  component: CopyText,
  args: {
    value: '70418226',
    text: 'ID 70418226',
    copyLabel: 'Скопировать',
    onCopied: fn(),
    onManual: fn(),
  },
  parameters: {
    usage: {
      when: 'For a short text in a line that the player takes elsewhere: the id in the profile.',
      not: 'For a text that needs a name or a hint of its own: that is CopyField.',
    },
  },
  beforeEach: () => {
    written.mockReset().mockResolvedValue();
    // A mock, because whether a test browser may write to the clipboard depends on the machine.
    const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
    return () => spy.mockRestore();
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

// PROF-01, FORM-12
export const Default: Story = {
  name: 'Copies the value, and takes no press for a while',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ID 70418226 Скопировать' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(1));
    await expect(written).toHaveBeenLastCalledWith('70418226');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(written).toHaveBeenCalledTimes(1);
  },
};

// PROF-01
export const Denied: Story = {
  name: 'Where the browser refuses, the text is selected and the page is notified',
  play: async ({ args, canvas, userEvent }) => {
    written.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onManual).toHaveBeenCalledTimes(1));
    await expect(String(getSelection())).toBe('ID 70418226');
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const LongText: Story = longText(
  (t, args) => <CopyText {...args} text={`${t.name} 70418226`} copyLabel={t.action} />,
  { className: 'flex w-40 flex-col gap-4' },
);
