import { expect } from 'storybook/test';

/** For play functions: nothing makes the page scroll sideways. */
export async function fitsPage(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
