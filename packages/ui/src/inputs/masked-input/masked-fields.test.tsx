import { useLayoutEffect, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { compose, suggest } from '../../../testing/phone-keyboard.ts';
import { AmountInput } from '../amount-input/index.ts';
import { BirthDateInput } from '../birth-date-input/BirthDateInput.tsx';
import { CardNumberInput } from '../card-number-input/CardNumberInput.tsx';
import { CodeInput } from '../code-input/index.ts';
import { calendarTexts } from '../date-picker/story-texts.ts';
import { ExpiryInput } from '../expiry-input/ExpiryInput.tsx';
import { PhoneInput } from '../phone-input/index.ts';

type FieldProps = Pick<ComponentProps<typeof ExpiryInput>, 'label' | 'value' | 'onValueChange'>;

const countries = [
  { code: 'KZ', name: 'KZ', dial: '7', mask: '+7 (000) 000-00-00' },
  { code: 'AZ', name: 'AZ', dial: '994', mask: '+994-00-000-00-00' },
] as const;

function Phone(props: FieldProps) {
  const [country, setCountry] = useState<'KZ' | 'AZ'>('KZ');
  return (
    <PhoneInput
      {...props}
      countries={countries}
      country={country}
      onCountryChange={setCountry}
      countryLabel="country"
      sheetTitle="country"
      closeLabel="close"
    />
  );
}

interface Field {
  name: string;
  rows: string[];
  Input: (props: FieldProps) => React.ReactNode;
  /** Keys to type, and the resulting text. */
  typed: string;
  shown: string;
  value: string;
  /** A text to insert that results in `shown`, and that the mask alone would truncate or garble. */
  inserted: string;
  /** Another complete text to insert into a full field, and the resulting text. */
  other: [raw: string, shown: string];
  /** Edits of a full field: caret, key, resulting text and caret. */
  edits: [caret: number, key: string, shown: string, caret: number][];
}

const fields: Field[] = [
  {
    name: 'CodeInput',
    rows: ['FORM-14'],
    Input: CodeInput,
    typed: '418226',
    shown: '418 226',
    value: '418226',
    inserted: '418226 — жаңа құпиясөзге арналған код. 10 минут жарамды.',
    other: ['123456', '123 456'],
    edits: [
      [4, '{Backspace}', '412 26', 2],
      [3, '{Delete}', '418 26', 4],
      [2, '{Backspace}', '482 26', 1],
      [2, '9', '419 226', 4],
      [4, '9', '418 926', 5],
    ],
  },
  {
    name: 'CardNumberInput',
    rows: ['FORM-15'],
    Input: (props) => <CardNumberInput {...props} brandNames={{}} brandLabel="system" />,
    typed: '5555555555554444',
    shown: '5555 5555 5555 4444',
    value: '5555555555554444',
    inserted: '۵۵۵۵-۵۵۵۵-۵۵۵۵-۴۴۴۴',
    other: ['2200 0000 0000 0004', '2200 0000 0000 0004'],
    edits: [
      [15, '{Backspace}', '5555 5555 5554 444', 13],
      [14, '{Delete}', '5555 5555 5555 444', 15],
      [7, '{Backspace}', '5555 5555 5554 444', 6],
    ],
  },
  {
    name: 'ExpiryInput',
    rows: ['FORM-16'],
    Input: ExpiryInput,
    typed: '1226',
    shown: '12/26',
    value: '1226',
    inserted: '12/2026',
    other: ['1/27', '01/27'],
    edits: [
      [3, '{Backspace}', '12/6', 1],
      [2, '{Delete}', '12/6', 3],
      [1, '{Backspace}', '22/6', 0],
    ],
  },
  {
    name: 'BirthDateInput',
    rows: ['FORM-07'],
    Input: (props) => (
      <BirthDateInput
        {...props}
        onValueChange={(iso) => props.onValueChange(iso)}
        today="2026-11-21"
        min="1940-01-01"
        max="2008-11-21"
        texts={calendarTexts.en}
      />
    ),
    typed: '14051990',
    shown: '14.05.1990',
    value: '1990-05-14',
    inserted: '1990-05-14',
    other: ['2001-02-03', '03.02.2001'],
    edits: [
      [6, '{Backspace}', '14.01.990', 4],
      [5, '{Delete}', '14.05.990', 6],
      [2, '{Backspace}', '10.51.990', 1],
    ],
  },
  {
    name: 'PhoneInput',
    rows: ['FORM-17', 'FORM-18', 'FORM-19'],
    Input: Phone,
    typed: '7014182260',
    shown: '+7 (701) 418-22-60',
    value: '77014182260',
    inserted: '8 701 418-22-60',
    other: ['+994 50 418-22-60', '+994-50-418-22-60'],
    edits: [
      [9, '{Backspace}', '+7 (704) 182-26-0', 6],
      [12, '{Delete}', '+7 (701) 418-26-0', 13],
      [6, '{Backspace}', '+7 (714) 182-26-0', 5],
      [4, '{Backspace}', '+7 (701) 418-22-60', 4],
    ],
  },
];

let home: HTMLElement;
let input: HTMLInputElement;
const outside = { set: (_value: string): void => undefined };
const onChange = vi.fn<(value: string) => void>();

function Controlled({ Input, start }: { Input: Field['Input']; start: string }) {
  const [value, setValue] = useState(start);
  useLayoutEffect(() => {
    outside.set = (next) => flushSync(() => setValue(next));
  }, []);
  return (
    <Input
      label="field"
      value={value}
      onValueChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

/** Renders a field and puts the caret behind its text. */
async function draw(field: React.ReactNode) {
  await cleanup();
  ({ container: home } = await render(field));
  const found = home.querySelector('input');
  if (!found) throw new Error('There is no field');
  input = found;
  await userEvent.click(input);
  input.setSelectionRange(input.value.length, input.value.length);
}

const show = ({ Input }: Field, start = '') => draw(<Controlled Input={Input} start={start} />);

/** Autofill changes the value, with an event without an input type. Some password managers send only `change`. */
function fillIn(text: string, events = ['input', 'change']) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  for (const event of events) input.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * Pastes with the browser's clipboard and keys. Only this file does so, because test pages that run in parallel share
 * the clipboard.
 */
async function paste(text: string, start = input.value.length) {
  const source = home.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  input.focus();
  input.setSelectionRange(start, input.value.length);
  await userEvent.paste();
}

const fullWidth = (text: string) =>
  text.replace(/\d/gu, (digit) => String.fromCodePoint(0xff_10 + Number(digit)));

const insertions = [
  paste,
  async (text: string) => fillIn(text),
  async (text: string) => fillIn(text, ['change']),
  async (text: string) => fillIn(fullWidth(text)),
  suggest,
];

beforeEach(() => void onChange.mockClear());

describe.each(fields)('$name', (field) => {
  const isFull = () => {
    expect(input.value).toBe(field.shown);
    expect(onChange).toHaveBeenLastCalledWith(field.value);
    expect(input.selectionStart).toBe(field.shown.length);
  };

  it('is masked while typed, also over a full selection', { tags: field.rows }, async () => {
    await show(field);
    await userEvent.keyboard(field.typed);
    isFull();
    input.select();
    await userEvent.keyboard(field.typed);
    isFull();
    await userEvent.keyboard('5');
    expect(input.value).toBe(field.shown);
  });

  it('accepts a text that is pasted, filled in or suggested', { tags: field.rows }, async () => {
    for (const put of insertions) {
      await show(field);
      await put(field.inserted);
      isFull();
    }
  });

  it('accepts another value over a full field', { tags: field.rows }, async () => {
    const [raw, shown] = field.other;
    for (const put of insertions) {
      await show(field, field.value);
      await put(raw);
      await expect.poll(() => input.value).toBe(shown);
    }
  });

  it.each(field.edits)(
    'with the caret at %i, %s leaves %s and the caret at %i',
    { tags: field.rows },
    async (caret, key, shown, after) => {
      await show(field, field.value);
      expect(input.value).toBe(field.shown);
      input.setSelectionRange(caret, caret);
      await userEvent.keyboard(key);
      expect(input.value).toBe(shown);
      expect(input.selectionStart).toBe(after);
      expect(input.selectionEnd).toBe(after);
    },
  );

  it('deletes everything digit by digit, skipping separators', { tags: field.rows }, async () => {
    await show(field, field.value);
    await userEvent.keyboard('{Backspace}'.repeat(field.typed.length));
    expect(input.value.replace(/\D/gu, '')).toBe(field.name === 'PhoneInput' ? '7' : '');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('accepts the composition of a phone keyboard', { tags: field.rows }, async () => {
    await show(field);
    await compose(field.typed);
    isFull();
  });

  it('accepts a composition for each digit', { tags: field.rows }, async () => {
    await show(field);
    for (const digit of field.typed) await compose(digit);
    isFull();
  });

  it('ignores a composition of letters', { tags: field.rows }, async () => {
    await show(field, field.value);
    await compose('абв');
    expect(input.value).toBe(field.shown);
  });

  it('undoes and redoes what was typed and what was inserted', { tags: field.rows }, async () => {
    for (const put of [(text: string) => userEvent.keyboard(text), ...insertions]) {
      await show(field);
      await put(put === suggest ? field.inserted : field.typed);
      const full = onChange.mock.lastCall;
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(input.value).not.toBe(field.shown);
      expect(onChange).not.toHaveBeenLastCalledWith(field.value);
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      expect(input.value).toBe(field.shown);
      expect(onChange.mock.lastCall).toEqual(full);
    }
  });

  it('shows a value set from outside', { tags: field.rows }, async () => {
    await show(field);
    outside.set(field.value);
    expect(input.value).toBe(field.shown);
    input.blur();
    outside.set('');
    expect(input.value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('a trunk prefix typed by hand gives way to the last digit', { tags: ['INPUT-05'] }, async () => {
  const [phone] = fields.filter(({ name }) => name === 'PhoneInput');
  if (!phone) throw new Error('There is no phone field');
  await show(phone);
  await userEvent.keyboard('87014182260');
  expect(input.value).toBe('+7 (701) 418-22-60');
  expect(onChange).toHaveBeenLastCalledWith('77014182260');
  await show(phone, '994');
  await paste('+994 50 418 22 60');
  input.select();
  await userEvent.keyboard('{Backspace}0504182260');
  await expect.poll(() => input.value).toBe('+994-50-418-22-60');
  expect(onChange).toHaveBeenLastCalledWith('994504182260');
});

function Amount() {
  const [minor, setMinor] = useState<number | null>(150_000);
  return (
    <AmountInput
      label="field"
      value={minor}
      onValueChange={setMinor}
      unreadable="?"
      currencySymbol="₸"
      clearLabel="clear"
      groupSeparator=","
    />
  );
}

it.each([
  ['00', 0, '150,000'],
  ['25', 1, '15,025'],
  [' 5 ', 0, '15,005'],
  ['2', 3, '12'],
])('adds pasted digits %j to a grouped amount', { tags: ['INPUT-01'] }, async (pasted, replaced, shown) => {
  await draw(<Amount />);
  await paste(pasted, 5 - replaced);
  await expect.poll(() => input.value).toBe(shown);
  await userEvent.tab();
  expect(input.getAttribute('aria-invalid')).toBeNull();
});
