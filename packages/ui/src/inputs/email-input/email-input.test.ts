import { describe, expect, it } from 'vitest';
import { emailFieldValue, suggestEmails } from './EmailInput.tsx';

const domains = ['mail.ru', 'gmail.com', 'inbox.ru', 'yandex.kz', 'icloud.com', 'mail.kz'];

describe('suggestEmails', { tags: ['FORM-04'] }, () => {
  it('offers every domain, at most five, right after "@"', () => {
    expect(suggestEmails('aigerim@', domains)).toEqual([
      'aigerim@mail.ru',
      'aigerim@gmail.com',
      'aigerim@inbox.ru',
      'aigerim@yandex.kz',
      'aigerim@icloud.com',
    ]);
  });

  it('narrows by what follows "@"', () => {
    expect(suggestEmails('aigerim@mail', domains)).toEqual(['aigerim@mail.ru', 'aigerim@mail.kz']);
  });

  it.each(['aigerim', '@mail', 'a@b@mail', 'aigerim@mail.ru', 'aigerim@unknown.org', ''])(
    'offers nothing for "%s"',
    (typed) => {
      expect(suggestEmails(typed, domains)).toEqual([]);
    },
  );
});

describe('emailFieldValue', () => {
  it('drops spaces of every kind and lower-cases without regard to language', () => {
    expect(emailFieldValue(' AIGERIM.I\u00a0@ Mail.RU\n')).toBe('aigerim.i@mail.ru');
    expect(emailFieldValue('İLQAR.IŞIQ@MAIL.AZ')).toBe('ilqar.işiq@mail.az');
  });
});
