import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from '../i18n/intl.tsx';
import { LoadFailed } from './LoadFailed.tsx';

it('a retry is busy until it settles and can then be repeated', async () => {
  const settle: (() => void)[] = [];
  const retry = () => new Promise<void>((resolve) => void settle.push(resolve));
  await showLanguage('en');
  const { container } = await render(
    <TextProvider>
      <LoadFailed titleId="news.failed.title" onRetry={retry} />
    </TextProvider>,
  );
  const button = () => container.querySelector('button');
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
