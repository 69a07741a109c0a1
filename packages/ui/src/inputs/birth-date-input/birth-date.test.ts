import { describe, expect, it } from 'vitest';
import { birthDateProblem, formatDate, readDate, readInsertedDate } from './BirthDateInput.tsx';

const limits = { min: '1940-01-01', max: '2008-11-21' };

describe('the date of birth', () => {
  it('is shown day first and held year first', { tags: ['FORM-07'] }, () => {
    expect(readDate('14.05.1990')).toBe('1990-05-14');
    expect(formatDate('1990-05-14')).toBe('14.05.1990');
    for (const text of ['', '14.05.199', '31.02.1990', '00.05.1990', '14.13.1990', '1990-05-14'])
      expect(readDate(text)).toBe('');
    for (const iso of ['', '1990-02-31', 'junk']) expect(formatDate(iso)).toBe('');
  });

  it.each([
    '1990-05-14',
    '1990-05-14T00:00:00Z',
    '14.05.1990',
    '14/5/1990',
    '14-05-1990',
    '14 05 1990',
    '14051990',
    ' 14. 5. 1990 ',
  ])('reads "%s"', { tags: ['FORM-07'] }, (raw) => {
    expect(readInsertedDate(raw)).toBe('14.05.1990');
  });

  it.each(['', '14', '14.05', '14.05.90', '1405', 'май 1990'])(
    'takes "%s" for a part',
    { tags: ['FORM-07'] },
    (raw) => {
      expect(readInsertedDate(raw)).toBeNull();
    },
  );

  it('has ten characters', { tags: ['VALID-21'] }, () => {
    expect(birthDateProblem('14.05.199', limits)).toBe('unfinished');
    expect(birthDateProblem('', limits)).toBe('unfinished');
    expect(birthDateProblem('14.05.1990', limits)).toBeNull();
    expect(birthDateProblem('31.02.1990', limits)).toBe('impossible');
  });

  it('is not before the first day', { tags: ['VALID-22'] }, () => {
    expect(birthDateProblem('31.12.1939', limits)).toBe('too-early');
    expect(birthDateProblem('01.01.1940', limits)).toBeNull();
  });

  it('is not after the last day', { tags: ['VALID-23'] }, () => {
    expect(birthDateProblem('21.11.2008', limits)).toBeNull();
    expect(birthDateProblem('22.11.2008', limits)).toBe('too-late');
  });
});
