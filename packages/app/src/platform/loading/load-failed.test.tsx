import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allTexts, showLanguage, TextProvider } from '../i18n/intl.tsx';
import { LoadFailed } from './LoadFailed.tsx';

const container = document.createElement('div');
const button = () => container.querySelector('button');
let root: Root;

beforeEach(async () => {
  await showLanguage('en');
  await allTexts();
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

it('another try is busy until it settles, and can then be made again', async () => {
  const settle: (() => void)[] = [];
  const retry = () => new Promise<void>((resolve) => void settle.push(resolve));
  root.render(
    <TextProvider>
      <LoadFailed titleId="news.failed.title" onRetry={retry} />
    </TextProvider>,
  );
  await expect.poll(() => button()?.textContent).toContain('Try again');
  expect(container.textContent).toContain('Check your connection and try again.');
  button()?.click();
  await expect.poll(() => button()?.getAttribute('aria-busy')).toBe('true');
  button()?.click();
  expect(settle).toHaveLength(1);
  settle[0]?.();
  await expect.poll(() => button()?.getAttribute('aria-busy')).not.toBe('true');
  button()?.click();
  expect(settle).toHaveLength(2);
});
