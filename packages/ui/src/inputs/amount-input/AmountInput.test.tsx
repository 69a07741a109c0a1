import { useState } from 'react';
import { suggest } from '../../../testing/phone-keyboard.ts';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { AmountInput } from './index.ts';

function Capped() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <AmountInput
      label="amount"
      value={value}
      onValueChange={(next) => setValue(next === null ? null : Math.min(next, 150_000))}
      unreadable="?"
      currencySymbol="₸"
      clearLabel="clear"
      groupSeparator=","
    />
  );
}

it('shows the amount the form has taken, also for keys above a maximum', { tags: ['WAG-05'] }, async () => {
  await render(<Capped />);
  const input = page.getByRole('textbox');
  await userEvent.click(input);
  await userEvent.keyboard('900');
  await expect.element(input).toHaveValue('900');
  for (const key of '000') {
    await userEvent.keyboard(key);
    await expect.element(input).toHaveValue('1,500');
  }
});

it.each([
  ['10,50', '10.50', false],
  ['1.050,75', '1,050.75', false],
  ['12,3456', '12,3456', true],
  ['-5', '-5', true],
  ['1 200.5 ₼', '1,200.50', false],
  ['00', '0', false],
])(
  'reads %s of the clipboard of a phone keyboard as it was written',
  { tags: ['INPUT-01'] },
  async (written, shown, isRefused) => {
    await cleanup();
    await render(<Capped />);
    const input = page.getByRole('textbox');
    await userEvent.click(input);
    await suggest(written);
    await expect.element(input).toHaveValue(shown);
    await userEvent.tab();
    if (isRefused) await expect.element(page.getByText('?', { exact: true })).toBeVisible();
    else await expect.element(input).not.toHaveAttribute('aria-invalid');
  },
);
