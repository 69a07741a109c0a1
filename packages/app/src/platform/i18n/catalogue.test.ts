import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it, vi } from 'vitest';
import { compileCatalogue } from '../../../build/messages.ts';
import { ready } from './catalogue.ts';
import { acceptOverrides } from './text-overrides.ts';

const bundled = ready({
  plain: 'Войти',
  named: parse('Привет, {name}'),
  counted: parse('{count, plural, one {#} other {#}}'),
});
const load = () => Promise.resolve((text: string) => parse(text));

describe('texts of the server', () => {
  it('replace bundled ones without the parser if plain', { tags: ['I18N-05', 'API-01'] }, async () => {
    const never = vi.fn(load);
    expect(await acceptOverrides({ plain: 'Вход' }, bundled, never)).toEqual({
      plain: [{ type: 0, value: 'Вход' }],
    });
    expect(never).not.toHaveBeenCalled();
  });

  it('may use the placeholders of the bundled text and no others', async () => {
    const texts = { named: 'Здравствуйте, {name}', counted: '{count} {secret}', plain: 'Вход {x}' };
    expect(Object.keys(await acceptOverrides(texts, bundled, load))).toEqual(['named']);
  });

  it('unknown ids, number formats and broken texts leave the bundled text in place', async () => {
    const texts = {
      unknown: 'x',
      __proto__: 'x',
      named: '{name, number}',
      counted: '{count, plural,',
      plain: '',
    };
    expect(await acceptOverrides(texts, bundled, load)).toEqual({});
  });

  it('bring texts for codes the app does not know yet', { tags: ['ERR-01'] }, async () => {
    expect(
      Object.keys(
        await acceptOverrides({ 'API_ERRORS.NEW_CODE': 'Новое', 'API_ERRORS.<x>': 'x' }, bundled, load),
      ),
    ).toEqual(['API_ERRORS.NEW_CODE']);
  });
});

describe('compiled catalogues', () => {
  it('keep plain texts as strings and parse the rest', () => {
    const compiled = compileCatalogue(JSON.stringify({ a: 'Войти', b: 'Привет, {name}' }));
    expect(compiled['a']).toBe('Войти');
    expect(compiled['b']).toEqual(parse('Привет, {name}'));
    expect(ready(compiled)['a']).toEqual([{ type: 0, value: 'Войти' }]);
  });
});
