import { expect, it } from 'vitest';
import { readHours } from './components/Contacts.tsx';

it('the hours of the support are read from the setting, known names only', () => {
  expect(readHours('chat=24/7; weekdays = 09:00–21:00 ;email=24;zone=UTC+5; moon=full; weekends=')).toEqual({
    chat: '24/7',
    weekdays: '09:00–21:00',
    email: '24',
    zone: 'UTC+5',
  });
  expect(readHours(undefined)).toEqual({});
});
