import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { AmountInput } from '../inputs/amount-input/index.ts';

let input: HTMLInputElement;
let minor: number | null;

function Amount() {
  const [value, setValue] = useState<number | null>(null);
  useEffect(() => {
    minor = value;
  }, [value]);
  return (
    <AmountInput
      label="amount"
      value={value}
      onValueChange={setValue}
      unreadable="?"
      currencySymbol="₸"
      clearLabel="clear"
      groupSeparator=","
      presets={[{ value: 500_000, label: 'five' }]}
    />
  );
}

beforeEach(async () => {
  await cleanup();
  const { container } = await render(<Amount />);
  const found = container.querySelector('input');
  if (!found) throw new Error('There is no field');
  input = found;
  await userEvent.click(input);
});

const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
const expectAmount = (text: string, value: number | null) => {
  expect(input.value).toBe(text);
  expect(minor).toBe(value);
};

describe('history of a text', () => {
  it('undoes and redoes an amount as it was shown', { tags: ['INPUT-01'] }, async () => {
    await userEvent.keyboard('12345');
    await undo();
    expectAmount('1,234', 123_400);
    await undo();
    expectAmount('123', 12_300);
    await redo();
    await redo();
    expectAmount('12,345', 1_234_500);
    await redo();
    expectAmount('12,345', 1_234_500);
    await undo();
    await userEvent.keyboard('7');
    await redo();
    expectAmount('12,347', 1_234_700);
  });

  it('undoes a preset, a cleared field and decimals', { tags: ['INPUT-01'] }, async () => {
    await userEvent.keyboard('25.5');
    await userEvent.click(document.querySelector('button[aria-pressed]') as HTMLElement);
    expectAmount('5,000', 500_000);
    await userEvent.click(document.querySelector('[aria-label=clear]') as HTMLElement);
    expectAmount('', null);
    await userEvent.click(input);
    await undo();
    expectAmount('5,000', 500_000);
    await undo();
    await undo();
    expect(minor).toBe(2550);
  });

  it('knows the keys of a Cyrillic layout and the menu of the browser', { tags: ['INPUT-01'] }, async () => {
    await userEvent.keyboard('42');
    const press = (init: KeyboardEventInit) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    expect(press({ key: 'я', code: 'KeyZ', metaKey: true })).toBe(false);
    await expect.poll(() => minor).toBe(400);
    expect(press({ key: 'н', code: 'KeyY', ctrlKey: true })).toBe(false);
    await expect.poll(() => minor).toBe(4200);
    expect(press({ key: 'z', code: 'KeyZ' })).toBe(true);
    const menu = new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true });
    expect(input.dispatchEvent(menu)).toBe(false);
    await expect.poll(() => minor).toBe(400);
  });
});
