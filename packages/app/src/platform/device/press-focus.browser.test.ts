import { afterEach, expect, it } from 'vitest';
import { focusPressedButtons } from './replaced-nodes.ts';

afterEach(() => document.body.replaceChildren());

it('a pressed button has the focus before its handlers run, as in every browser but Safari', () => {
  focusPressedButtons();
  document.body.innerHTML = '<button><b>Open</b></button><input />';
  const button = document.querySelector('button');
  let focused: Element | null = null;
  button?.addEventListener('click', () => (focused = document.activeElement));
  // A click by script moves no focus, like a press in Safari.
  document.querySelector('b')?.click();
  expect(focused).toBe(button);
});

it('a field keeps the focus when something else than a button is pressed', () => {
  focusPressedButtons();
  document.body.innerHTML = '<p>Text</p><input />';
  document.querySelector('input')?.focus();
  document.querySelector('p')?.click();
  expect(document.activeElement).toBe(document.querySelector('input'));
});
