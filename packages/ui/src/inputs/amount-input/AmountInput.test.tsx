import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
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

it(
  'shows the amount the form has taken, also for each key above a maximum',
  { tags: ['WAG-05'] },
  async () => {
    await render(<Capped />);
    const input = page.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('900');
    await expect.element(input).toHaveValue('900');
    for (const key of '000') {
      await userEvent.keyboard(key);
      await expect.element(input).toHaveValue('1,500');
    }
  },
);
