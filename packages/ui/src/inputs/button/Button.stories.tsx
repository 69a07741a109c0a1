import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectLink, inBox, longText } from '../../../testing/index.ts';
import { OfflineDisabledReason } from '../../foundations/offline-disabled-reason/index.ts';
import { WalletIcon } from '../../foundations/icon/index.ts';
import { Button, ButtonLink, type ButtonProps, type ButtonVariant } from './Button.tsx';

const variants: ButtonVariant[] = [
  'primary',
  'secondary',
  'tonal',
  'outline',
  'pearl',
  'ghost',
  'danger',
  'danger-outline',
];

const meta = {
  title: 'Inputs/Button',
  component: Button,
  args: { children: 'Пополнить', onClick: fn() },
  parameters: {
    usage: {
      when: 'Something happens when it is pressed. One primary on a screen; tonal in lists, pearl on art, ghost for the secondary action.',
      not: 'What only leads to another page is a Link or a ButtonLink; a choice that stays is a Switch, Checkbox or Tabs.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пополнить' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const table = (props: Partial<Parameters<typeof Button>[0]>) => (
  <div className="grid justify-items-start gap-3">
    {variants.map((variant) => (
      <Button key={variant} variant={variant} {...props}>
        {variant}
      </Button>
    ))}
  </div>
);

export const Variants: Story = { render: () => table({}) };
export const Disabled: Story = { render: () => table({ disabled: true }) };

export const Sizes: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Button size="lg">Пополнить на 25 000 ₸</Button>
      <Button icon={<WalletIcon />}>Внести депозит</Button>
      <Button size="sm">Войти</Button>
      <Button size="xs" variant="secondary">
        К документам
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight);
    await expect(heights).toEqual([54, 48, 44, 36]);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Пополнить' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const BusyKeepsWidth: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Button variant="tonal">Активировать</Button>
      <Button variant="tonal" busy>
        Активировать
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [still, busy] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(busy).toBe(still);
  },
};

export const DisabledWithReason: Story = {
  args: {
    variant: 'secondary',
    disabledReason: 'Отменить бонус можно, когда отыгрыш равен нулю',
    children: 'Отменить бонус',
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Отменить бонус' });
    await expect(button).toHaveAccessibleDescription('Отменить бонус можно, когда отыгрыш равен нулю');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledAndReason: Story = {
  ...DisabledWithReason,
  name: 'With a reason it takes the focus though it is disabled',
  args: { ...DisabledWithReason.args, disabled: true },
};

export const NeedsNetwork: Story = {
  name: 'Held back without a network, with the one reason of the page',
  args: { needsNetwork: true },
  render: (args) => (
    <OfflineDisabledReason value="Нет сети: действие станет доступно, когда она вернётся">
      <Button {...args} />
    </OfflineDisabledReason>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Пополнить' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^Нет сети/);
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A press disables the button with a reason; Escape enables it again, as after a wait. */
function Resend(args: ButtonProps) {
  const [isSent, setSent] = useState(false);
  return (
    <Button
      {...args}
      onClick={() => setSent(true)}
      onKeyDown={({ key }) => key === 'Escape' && setSent(false)}
      disabledReason={isSent ? 'Новый код можно запросить через минуту' : undefined}
    />
  );
}

export const ReasonComesAndGoes: Story = {
  name: 'The focus survives a reason that comes and goes',
  args: { variant: 'secondary', block: true, children: 'Отправить код ещё раз' },
  render: (args) => <Resend {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const width = button.offsetWidth;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toBe(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Новый код можно запросить через минуту');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('');
    await expect(button.offsetWidth).toBe(width);
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#deposit" icon={<WalletIcon />}>
      Қазір толықтыру
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Қазір толықтыру', '#deposit');
  },
};

export const LongText: Story = longText((t, args) => (
  <Button {...args} size="lg">
    {t.action}
  </Button>
));
