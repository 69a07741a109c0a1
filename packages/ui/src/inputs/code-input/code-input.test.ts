import { expect, it } from 'vitest';
import { caretOf, cellOf, cellsOf, readCode } from './CodeInput.tsx';

it('reads a code whatever surrounds its digits', { tags: ['FORM-14'] }, () => {
  for (const raw of [
    '418226',
    '418 226',
    '418-226',
    ' 4 1 8 2 2 6 ',
    'Код: 418226. Никому не сообщайте',
    '4.1.8.2.2.6',
  ])
    expect(readCode(raw)).toBe('418 226');
  for (const raw of ['', '41822', 'код']) expect(readCode(raw)).toBeNull();
});

it('reads the code in a whole message, in four languages', { tags: ['INPUT-05'] }, () => {
  for (const raw of [
    '418226 — код для нового пароля. Никому его не сообщайте. Действует 10 минут.',
    '418226 — жаңа құпиясөзге арналған код. Ешкімге айтпаңыз. 10 минут жарамды.',
    '418226 — yeni şifrə üçün kod. Heç kimə deməyin. 10 dəqiqə qüvvədədir.',
    '418226 is your Tulpar password reset code. It expires in 10 minutes.',
    'Tulpar 12.05.2026 14:30\nКод: 418\u00a0226',
    'SMS от +7 701 123 45 67: \u2068418\u2011226\u2069, 10 мин',
    'Заказ 123456. Ваш код 418226, действует 10 минут',
    '４１８２２６ код 10',
  ])
    expect([raw, readCode(raw)]).toEqual([raw, '418 226']);
  // Two possible codes, or another number: the function must not guess.
  for (const raw of ['123456 или 418226, 10', '4182267', '+77011234567', '12 345 678'])
    expect([raw, readCode(raw)]).toEqual([raw, '']);
});

it('cells and caret agree on either side of the space', { tags: ['FORM-14'] }, () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(caretOf)).toEqual([0, 1, 2, 3, 5, 6, 7]);
  expect([-1, 0, 0.4, 0.99, 2].map(cellOf)).toEqual([0, 0, 2, 5, 5]);
  expect(cellsOf([0, 0], 0)).toEqual([0]);
  expect(cellsOf([3, 3], 3)).toEqual([3]);
  expect(cellsOf([4, 4], 6)).toEqual([3]);
  expect(cellsOf([7, 7], 6)).toEqual([5]);
  expect(cellsOf([0, 7], 6)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(cellsOf([2, 5], 6)).toEqual([2, 3]);
});
