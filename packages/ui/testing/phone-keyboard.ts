import { cdp } from 'vitest/browser';

/** The commands of the browser's debugging protocol that phone keyboards need. */
interface Keyboard {
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>;
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>;
}
const keyboard = () => cdp() as unknown as Keyboard;

/** Inserts a keyboard suggestion: all characters in one event. */
export const suggest = async (text: string) => {
  await keyboard().send('Input.insertText', { text });
};

/** Types as a phone keyboard does: a composition that grows letter by letter and is then committed. */
export async function compose(text: string) {
  for (let end = 1; end <= text.length; end += 1)
    await keyboard().send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await suggest(text);
}
