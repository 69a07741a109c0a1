import { describe, expect, it } from 'vitest';
import { noteButton } from './note-action.ts';

const origin = 'https://tulpar.example';
const read = (button: unknown) => noteButton(JSON.stringify({ button }), origin);

describe('the button of a notification', () => {
  it('NOTIF-13 opens the chat or leads on, under the words of the server', () => {
    expect(read({ type: 'chat', text: ' Чат ', url: null })).toEqual({ kind: 'chat', text: 'Чат' });
    expect(read({ type: 'link', text: null, url: '/bonuses' })).toEqual({
      kind: 'link',
      text: null,
      href: '/bonuses',
    });
  });

  it.each([null, '', '{', 'null', '[]', '7', '{}', '{"button":null}', '{"button":{"type":"chat"}}x'])(
    'NOTIF-13 %s is no button',
    (action) => {
      expect(noteButton(action, origin)).toBeNull();
    },
  );

  it.each(['javascript:alert(1)', '//evil.example', '', null, 'data:text/html,x'])(
    'NOTIF-13 an address like %s is no button',
    (url) => {
      expect(read({ type: 'link', text: 'Go', url })).toBeNull();
    },
  );

  it('NOTIF-13 a kind nobody knows is no button', () => {
    expect(read({ type: 'call', text: 'Call', url: '/bonuses' })).toBeNull();
  });
});
