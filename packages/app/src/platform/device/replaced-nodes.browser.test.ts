import { beforeAll, beforeEach, describe, expect, it, afterEach } from 'vitest';
import { followReplacedNodes, focusPressedButtons } from './replaced-nodes.ts';

beforeAll(followReplacedNodes);

let parent: HTMLElement;
let text: Text;
let after: HTMLElement;

beforeEach(() => {
  parent = document.body.appendChild(document.createElement('p'));
  text = parent.appendChild(document.createTextNode('words'));
  after = parent.appendChild(document.createElement('b'));
});

function translation(): HTMLElement {
  const copy = document.createElement('font');
  copy.textContent = 'translated';
  return copy;
}

/** The ways in which translators replace a text node. */
const ways = {
  'replaced in one step': () => parent.replaceChild(translation(), text),
  'replaced by an element that came first': () => {
    parent.insertBefore(translation(), text);
    text.remove();
  },
  'replaced by an element that came behind it': () => {
    text.after(translation());
    text.remove();
  },
  'moved into an element': () => {
    const copy = parent.insertBefore(document.createElement('font'), text);
    copy.append(text);
  },
  'replaced twice': () => {
    const first = translation();
    text.replaceWith(first);
    first.replaceWith(translation());
  },
};

describe.each(Object.entries(ways))('a text %s', (_, replace) => {
  it('is removed with what took its place', { tags: ['BROW-05'] }, () => {
    replace();
    parent.removeChild(text);
    expect([...parent.childNodes]).toEqual([after]);
  });

  it('still has new neighbours before it', { tags: ['BROW-05'] }, () => {
    replace();
    const icon = document.createElement('i');
    parent.insertBefore(icon, text);
    expect(parent.firstChild).toBe(icon);
    expect(parent.childNodes).toHaveLength(3);
  });

  it('shows what it becomes, once', { tags: ['BROW-05'] }, () => {
    replace();
    text.nodeValue = 'new words';
    expect(parent.textContent).toBe('new words');
    replace();
    text.nodeValue = 'newer words';
    expect(parent.textContent).toBe('newer words');
  });
});

it('a node that was removed for good causes no error', { tags: ['BROW-05'] }, () => {
  text.remove();
  expect(parent.removeChild(text)).toBe(text);
  const icon = document.createElement('i');
  parent.insertBefore(icon, text);
  text.nodeValue = 'unseen';
  expect([...parent.childNodes]).toEqual([after, icon]);
});

it('a text that comes back to its place is the text again', { tags: ['BROW-05'] }, () => {
  const copy = translation();
  text.replaceWith(copy);
  copy.replaceWith(text);
  text.remove();
  text.nodeValue = 'unseen';
  expect([...parent.childNodes]).toEqual([after]);
});

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
