import { cdp } from 'vitest/browser';

/** The browser's debugging protocol, as far as phone keyboards need it. */
interface Keyboard {
  send(method: 'Input.insertText', params: { text: string }): Promise<unknown>;
  send(
    method: 'Input.imeSetComposition',
    params: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<unknown>;
}
const keyboard = () => cdp() as unknown as Keyboard;

/** A keyboard suggestion: the text is inserted at one time. */
export const suggest = async (text: string) => {
  await keyboard().send('Input.insertText', { text });
};

/** A phone keyboard: a composition that grows letter by letter and is then committed. */
export async function compose(text: string) {
  for (let end = 1; end <= text.length; end += 1)
    await keyboard().send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await suggest(text);
}
