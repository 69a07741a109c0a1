import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { OptionList } from '../../inputs/option-list/OptionList.tsx';
import { screens } from '../../../testing/index.ts';
import { TextInput } from '../../inputs/text-input/TextInput.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { longLayer, Opener, openLayer } from './story-parts.tsx';

const meta = {
  title: 'Overlays/BottomSheet',
  component: BottomSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Сортировка',
    closeLabel: 'Закрыть',
    children: (
      <OptionList
        label="Сортировка"
        value="top"
        options={[
          { value: 'top', name: 'Сначала популярные' },
          { value: 'new', name: 'Сначала новые' },
          { value: 'name', name: 'По названию' },
        ]}
        onSelect={() => undefined}
      />
    ),
  },
  parameters: {
    usage: {
      when: 'A choice, a filter or a short form that belongs to the page behind it; from 801 px it is a centred window.',
      not: 'The result of an action is a Dialog, a yes-or-no question a ConfirmDialog, two or three actions of a button a DropdownMenu.',
    },
  },
  render: (args) => <Opener layer={(state) => <BottomSheet {...args} {...state} />} />,
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = openLayer('dialog');

export const Default: Story = {
  play: async (context) => {
    await open(context);
    const sheet = screen.getByRole('dialog', { name: 'Сортировка' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
  },
};
export const Desktop: Story = { globals: screens.desktop, play: open };
export const Docked: Story = {
  name: 'Docked: the page next to it remains usable',
  args: { docked: true },
  globals: screens.desktop,
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    const sheet = screen.getByRole('dialog', { name: 'Сортировка' });
    await waitFor(() =>
      expect(window.innerWidth - sheet.getBoundingClientRect().right).toBeGreaterThanOrEqual(16),
    );
    // A modal layer would hide the page's button from assistive technology.
    await expect(canvas.getByRole('button', { name: 'Открыть' })).toBeVisible();
    await userEvent.click(document.body);
    await expect(sheet).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
const pull = async (handle: Element, by: number) => {
  await fireEvent.pointerDown(handle, { clientY: 400, pointerId: 1 });
  await fireEvent.pointerMove(handle, { clientY: 400 + by, pointerId: 1 });
  await fireEvent.pointerUp(handle, { clientY: 400 + by, pointerId: 1 });
};

export const Drag: Story = {
  name: 'A short pull springs back, a long one closes',
  play: async (context) => {
    await open(context);
    const sheet = screen.getByRole('dialog');
    const handle = sheet.firstElementChild as HTMLElement;
    // No pointer is really down, so capturing it would throw.
    handle.setPointerCapture = () => undefined;
    await pull(handle, 60);
    await expect(sheet).toBeVisible();
    await expect(sheet.style.translate).toBe('');
    await pull(handle, 120);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const visibleArea = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });

export const Keyboard: Story = {
  name: 'With the phone keyboard open the field and the buttons remain visible',
  args: {
    title: 'Промокод',
    children: (
      <div className="grid gap-3 px-4">
        <p className="text-body">{'Промокод действует один раз и только до первого депозита. '.repeat(8)}</p>
        <TextInput label="Промокод" />
      </div>
    ),
    footer: <Button block>Применить</Button>,
  },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(window, 'visualViewport');
    Object.defineProperty(window, 'visualViewport', { configurable: true, value: visibleArea });
    visibleArea.height = window.innerHeight;
    return () => {
      if (own) Object.defineProperty(window, 'visualViewport', own);
      else Reflect.deleteProperty(window, 'visualViewport');
    };
  },
  play: async (context) => {
    await open(context);
    const sheet = screen.getByRole('dialog');
    const field = screen.getByRole('textbox', { name: 'Промокод' });
    field.focus({ preventScroll: true });
    const above = window.innerHeight - 400;
    visibleArea.height = above;
    visibleArea.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(above, 0));
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(field).toHaveFocus();
    await waitFor(() =>
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        screen.getByRole('button', { name: 'Применить' }).getBoundingClientRect().top,
      ),
    );
    await expect(field.getBoundingClientRect().top).toBeGreaterThan(sheet.getBoundingClientRect().top);
    visibleArea.height = window.innerHeight;
    visibleArea.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
  },
};

export const LongText: Story = longLayer((args, state, texts) => (
  <BottomSheet {...args} {...state} title={texts.title} description={texts.text} />
));

export const Keys: Story = {
  tags: ['keys'],
  args: {
    children: <TextInput label="Промокод" className="px-4" />,
    footer: <Button block>Применить</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog');
    // The sheet itself has the focus, so that no on-screen keyboard opens.
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Открыть' })).toHaveFocus();
  },
};
