import { expect, it, onTestFinished } from 'vitest';
import { startSession } from '../platform/session/session.ts';
import { firstViewAtom } from '../platform/state/first-view.ts';
import { store } from '../platform/state/store.ts';
import { mirrored } from './first-view-visitor.ts';
import { takeFirstView } from './hydration.ts';

it('a player takes no responses from a page that was drawn for a guest', { tags: ['FIRST-02'] }, () => {
  const visitor = { ...mirrored(), screen: 'phone' };
  const queries = { mutations: [], queries: [] };
  const block = document.createElement('script');
  block.id = 'first-view';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ visitor, availability: 'ok', now: null, queries });
  document.body.append(block);
  onTestFinished(() => {
    block.remove();
    store.set(firstViewAtom, null);
  });
  expect(takeFirstView()).toBe(true);
  startSession({ access: 'sample', refresh: 'sample' });
  expect(takeFirstView()).toBe(false);
});
