import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled, inBox, longText } from '../../../testing/index.ts';
import { Checkbox } from './Checkbox.tsx';

const Controlled = controlled(Checkbox, 'checked', 'onCheckedChange');

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Получать новости и акции', name: 'news', checked: false, onCheckedChange: fn() },
  parameters: {
    usage: {
      when: 'For a consent or a yes-or-no that goes with a form. The label may hold links.',
      not: 'For a setting that takes effect immediately, use Switch; for one of several choices, RadioCards.',
    },
  },
  render: (args) => <Controlled {...args} />,
  decorators: [inBox('p-4')],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Получать новости и акции'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

const opened = fn();

/** A label with a link that does not navigate, because the page of a test must stay open. */
const withLink = (
  <>
    Мне есть 21 год, я принимаю{' '}
    <a
      href="#rules"
      onClick={(event) => {
        event.preventDefault();
        opened();
      }}
    >
      правила
    </a>{' '}
    и <a href="#privacy">политику конфиденциальности</a>
  </>
);

// FORM-06
export const WithLink: Story = {
  name: 'A link in the label opens and does not tick',
  args: { label: withLink, name: 'terms' },
  play: async ({ args, canvas }) => {
    // A native click, because the simulated one also presses the label, which browsers do not.
    canvas.getByRole('link', { name: 'правила' }).click();
    await expect(opened).toHaveBeenCalledOnce();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <>
      <Checkbox label={withLink} checked onCheckedChange={() => undefined} />
      <Checkbox label="Получать новости и акции" checked={false} onCheckedChange={() => undefined} />
      <Checkbox
        label="Согласен с правилами"
        checked={false}
        onCheckedChange={() => undefined}
        error="Примите правила, чтобы продолжить"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Согласен с правилами' })).toHaveAccessibleDescription(
      'Примите правила, чтобы продолжить',
    );
  },
};

export const LongText: Story = longText((t, args) => <Controlled {...args} label={t.text} error={t.error} />);
