import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { deleteAcrossSeparators, digitsOf, fillMask, maskOptions, padParts } from './use-masked-text.ts';

const state = (value: string, from: number, to = from) => ({ value, selection: [from, to] as const });

describe('masks', () => {
  it('writes digits into the groups of a mask', { tags: ['FORM-14', 'FORM-15', 'FORM-16'] }, () => {
    expect(fillMask('000 000', '123456')).toBe('123 456');
    expect(fillMask('0000 0000 0000 0000', '4242424242424242')).toBe('4242 4242 4242 4242');
    expect(fillMask('00/00', '1226')).toBe('12/26');
    expect(fillMask('000 000', '123')).toBe('123');
    expect(fillMask('000 000', '')).toBe('');
  });

  it('takes digits out of a text', () => {
    expect(digitsOf('12-34 56', 4)).toBe('1234');
    expect(digitsOf('no code')).toBe('');
  });

  it('shapes what a browser fills in', () => {
    expect(maskitoTransform('123456', maskOptions('000 000'))).toBe('123 456');
    expect(maskitoTransform('12-34', maskOptions('00/00'))).toBe('12/34');
  });
});

describe('deleting', () => {
  const remove = (
    action: 'deleteBackward' | 'deleteForward',
    value: string,
    from: number,
    to: number,
    prefix = 0,
  ) =>
    deleteAcrossSeparators(prefix)({ elementState: state(value, from, to), data: '' }, action).elementState
      .selection;

  it('reaches over a separator to the digit behind it', () => {
    expect(remove('deleteBackward', '123 456', 3, 4)).toEqual([2, 4]);
    expect(remove('deleteForward', '123 456', 3, 4)).toEqual([3, 5]);
    expect(remove('deleteBackward', '+7 (701) 418', 8, 9)).toEqual([6, 9]);
  });

  it('leaves digits and the start of the text alone', () => {
    expect(remove('deleteBackward', '123 456', 2, 3)).toEqual([2, 3]);
    expect(remove('deleteBackward', ' 12', 0, 1)).toEqual([0, 1]);
    expect(remove('deleteForward', '12 ', 2, 3)).toEqual([2, 3]);
    expect(remove('deleteBackward', '+7 (701', 3, 4, 4)).toEqual([3, 4]);
  });
});

describe('parts of a date', () => {
  const pad = padParts('.', { 0: 3, 3: 1 });
  const type = (value: string, data: string) => {
    const { elementState, data: typed = data } = pad(
      { elementState: state(value, value.length), data },
      'insert',
    );
    return elementState.value + typed;
  };

  it('get their zero when it is the only way to read them', () => {
    expect(type('', '5')).toBe('05');
    expect(type('14', '5')).toBe('1405');
    expect(type('14.', '5')).toBe('14.05');
    expect(type('5', '.')).toBe('05.');
    expect(type('1', '-')).toBe('01.');
    expect(type('14.5', '/')).toBe('14.05.');
  });

  it('stay as typed otherwise', () => {
    expect(type('', '3')).toBe('3');
    expect(type('14.', '1')).toBe('14.1');
    expect(type('14.05.', '9')).toBe('14.05.9');
    expect(type('14.05.1', '.')).toBe('14.05.1.');
  });

  it('are not padded in the middle of a text', () => {
    const { data } = pad({ elementState: state('14.05', 0), data: '9' }, 'insert');
    expect(data).toBe('9');
  });
});
