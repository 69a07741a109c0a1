import { describe, expect, it } from 'vitest';
import { noteButton } from './note-action.ts';

const origin = 'https://tulpar.example';
const read = (button: unknown) => noteButton(JSON.stringify({ button }), origin);

describe('the button of a notification', () => {
  it('opens the chat or leads on, under the words of the server', { tags: ['NOTIF-13'] }, () => {
    expect(read({ type: 'chat', text: ' Чат ', url: null })).toEqual({ kind: 'chat', text: 'Чат' });
    expect(read({ type: 'link', text: null, url: '/bonuses' })).toEqual({
      kind: 'link',
      text: null,
      href: '/bonuses',
    });
  });

  it.each([null, '', '{', 'null', '[]', '7', '{}', '{"button":null}', '{"button":{"type":"chat"}}x'])(
    '%s is no button',
    { tags: ['NOTIF-13'] },
    (action) => {
      expect(noteButton(action, origin)).toBeNull();
    },
  );

  it.each(['javascript:alert(1)', '//evil.example', '', null, 'data:text/html,x'])(
    'an address like %s is no button',
    { tags: ['NOTIF-13'] },
    (url) => {
      expect(read({ type: 'link', text: 'Go', url })).toBeNull();
    },
  );

  it('an unknown kind is no button', { tags: ['NOTIF-13'] }, () => {
    expect(read({ type: 'call', text: 'Call', url: '/bonuses' })).toBeNull();
  });
});
