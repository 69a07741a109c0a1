/** The longest text (characters) that may live in a tooltip alone: about one line and a half of its widest box. */
export const longestTip = 60;

/** Whether a text may be seen by a mouse and a keyboard only. A longer one is written on the page where fingers are used. */
export function shortEnough(text: string): boolean {
  return text.trim().length <= longestTip;
}
