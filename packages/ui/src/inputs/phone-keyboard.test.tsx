import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { compose } from '../../testing/phone-keyboard.ts';
import { AmountInput } from './amount-input/index.ts';
import { EmailInput } from './email-input/EmailInput.tsx';

const onChange = vi.fn<(value: unknown) => void>();
let input: HTMLInputElement;

function Email() {
  const [address, setAddress] = useState('');
  return (
    <EmailInput
      label="email"
      value={address}
      onValueChange={(next) => {
        onChange(next);
        setAddress(next);
      }}
      domains={['mail.kz']}
      suggestionsLabel="addresses"
    />
  );
}

function Amount() {
  const [minor, setMinor] = useState<number | null>(null);
  return (
    <AmountInput
      label="amount"
      value={minor}
      onValueChange={(next) => {
        onChange(next);
        setMinor(next);
      }}
      unreadable="?"
      currencySymbol="₸"
      clearLabel="clear"
    />
  );
}

async function show(Field: () => React.ReactNode) {
  await cleanup();
  const { container } = await render(<Field />);
  const found = container.querySelector('input');
  if (!found) throw new Error('There is no field');
  input = found;
  await userEvent.click(input);
}

it('an address with capitals is composed once', { tags: ['FORM-04'] }, async () => {
  await show(Email);
  await compose('Ivan');
  await compose('@Mail');
  expect(onChange).toHaveBeenLastCalledWith('ivan@mail');
  await userEvent.tab();
  expect(input.value).toBe('ivan@mail');
});

it('an address edited in the middle leaves the caret there', { tags: ['FORM-04'] }, async () => {
  await show(Email);
  await userEvent.keyboard('ab@mail.kz');
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('X y');
  expect(onChange).toHaveBeenLastCalledWith('axyb@mail.kz');
  expect(input.selectionStart).toBe(4);
  await userEvent.tab();
  expect(input.value).toBe('axyb@mail.kz');
});

it('an amount is composed once and grouped after it', { tags: ['INPUT-01'] }, async () => {
  await show(Amount);
  await compose('1234567');
  expect(onChange).toHaveBeenLastCalledWith(123_456_700);
  expect(input.value).toBe('1\u00a0234\u00a0567');
  input.setSelectionRange(1, 1);
  await compose('80');
  expect(onChange).toHaveBeenLastCalledWith(18_023_456_700);
  expect(input.value).toBe('180\u00a0234\u00a0567');
});

it('an amount takes the separators of a language with its next key', { tags: ['INPUT-01'] }, async () => {
  const onMinor = vi.fn<(minor: number | null) => void>();
  const field = (groupSeparator: string, value: number) => (
    <AmountInput
      label="amount"
      value={value}
      onValueChange={onMinor}
      unreadable="?"
      currencySymbol="₼"
      clearLabel="clear"
      groupSeparator={groupSeparator}
    />
  );
  await cleanup();
  const { container, rerender } = await render(field(',', 2_500_000));
  const typed = container.querySelector('input');
  if (!typed) throw new Error('There is no field');
  await userEvent.click(typed);
  await rerender(field('\u00a0', 2_500_000));
  expect(typed.value).toBe('25\u00a0000');
  await userEvent.keyboard('{End}{Backspace}');
  expect(onMinor).toHaveBeenLastCalledWith(250_000);
  await rerender(field(',', 2_550));
  expect(typed.value).toBe('25.50');
});
