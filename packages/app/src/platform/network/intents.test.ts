import { afterEach, describe, expect, it } from 'vitest';
import { isRecord, session } from '../storage/storage.ts';
import { createIntents } from './command.ts';

const store = {
  storageKey: 'payIntent' as const,
  decode: (value: unknown) => (isRecord(value) ? value : null),
  cosmetic: new Set(['locale', 'fail_url']),
  isSensitive: false,
};
const body = { amount: 500_000, fields: { phone: '77011234567' }, locale: 'ru' };

afterEach(() => session.clear());

function ports() {
  let count = 0;
  let generation = 0;
  let time = 1_768_210_380_000;
  return {
    now: () => time,
    wait: (minutes: number) => (time += minutes * 60_000),
    newKey: () => `key-${(count += 1)}`,
    generation: () => generation,
    signIn: () => (generation += 1),
  };
}

describe('intents', () => {
  it('the same input keeps its key until the server has settled it', () => {
    const intents = createIntents(ports());
    const keyFor = (a: number) => intents.begin('x', { body: { a } }).key;
    expect(keyFor(1)).toBe('key-1');
    expect(keyFor(1)).toBe('key-1');
    expect(keyFor(2)).toBe('key-2');
    intents.settle('x', 'key-1');
    expect(keyFor(2)).toBe('key-2');
    intents.settle('x', 'key-2');
    expect(keyFor(2)).toBe('key-3');
    expect(intents.begin('y', { body: { a: 2 } }).key).toBe('key-4');
  });

  it('a new session starts with new keys, except for a stored intent', () => {
    const world = ports();
    const intents = createIntents(world);
    intents.begin('x', { body });
    intents.begin('pay', { body }, store);
    world.signIn();
    expect(intents.begin('x', { body }).key).toBe('key-3');
    expect(intents.begin('pay', { body }, store).key).toBe('key-2');
  });

  it('keeps key and body for the same payment until it is settled', { tags: ['CASH-14'] }, () => {
    const intents = createIntents(ports());
    expect(intents.begin('pay', { body }, store).key).toBe('key-1');
    expect(intents.begin('pay', { body: { ...body } }, store).key).toBe('key-1');
    intents.settle('pay', 'key-1', store);
    expect(intents.begin('pay', { body }, store).key).toBe('key-2');
  });

  it('keeps them over a reload and over a language switch', { tags: ['CASH-14'] }, () => {
    const world = ports();
    createIntents(world).begin('pay', { body }, store);
    const after = createIntents(world).begin('pay', { body: { ...body, locale: 'kk' } }, store);
    expect(after).toMatchObject({ key: 'key-1', body });
  });

  it('takes the same payment for a new one after half an hour', { tags: ['CASH-14'] }, () => {
    const world = ports();
    const intents = createIntents(world);
    intents.begin('pay', { body }, store);
    world.wait(30);
    expect(intents.isOpen('pay', { body }, store)).toBe(true);
    expect(createIntents(world).isOpen('pay', { body }, store)).toBe(true);
    world.wait(1);
    expect(createIntents(world).isOpen('pay', { body }, store)).toBe(false);
    expect(intents.begin('pay', { body }, store).key).toBe('key-2');
  });

  it('takes the same payment for a new one once its result is known', { tags: ['CASH-14'] }, () => {
    const world = ports();
    const intents = createIntents(world);
    intents.begin('pay', { body }, store);
    intents.forget('pay', 'payIntent');
    expect(createIntents(world).isOpen('pay', { body }, store)).toBe(false);
    expect(intents.begin('pay', { body }, store).key).toBe('key-2');
  });

  it('makes a new intent of a changed amount', { tags: ['CASH-14'] }, () => {
    const intents = createIntents(ports());
    intents.begin('pay', { body }, store);
    expect(intents.begin('pay', { body: { ...body, amount: 600_000 } }, store)).toMatchObject({
      key: 'key-2',
      body: { ...body, amount: 600_000 },
    });
  });

  it('never writes card data', { tags: ['CASH-14'] }, () => {
    const intents = createIntents(ports());
    const card = { body: { ...body, fields: { card: '4400430000001234' } } };
    intents.begin('pay', card, { ...store, isSensitive: true });
    expect(session.getItem('payIntent')).toBeNull();
    expect(intents.begin('pay', card, { ...store, isSensitive: true }).key).toBe('key-1');
  });

  it('creates a new key when the stored intent is invalid', () => {
    for (const broken of ['{', 'null', '[]', '{"key":1,"body":{}}', '{"key":"k"}', '{"key":"k","body":{}}']) {
      session.setItem('payIntent', broken);
      expect(createIntents(ports()).begin('pay', { body }, store).key).toBe('key-1');
    }
  });
});
