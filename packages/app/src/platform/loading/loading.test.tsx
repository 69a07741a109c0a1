import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from '../i18n/intl.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { PagedList } from './PagedList.tsx';

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

it('a page that failed says so, and is requested again only by the button', async () => {
  const fetchNextPage = vi.fn(() => Promise.resolve());
  await showLanguage('en');
  const { container } = await render(
    <TextProvider>
      <PagedList
        query={{ hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: true, fetchNextPage }}
      >
        <p>1</p>
      </PagedList>
    </TextProvider>,
  );
  const button = () => container.querySelector('button');
  await expect.poll(() => button()?.textContent).toBe('Show more');
  expect(container.querySelector('[role=alert]')?.textContent).toBe('The rest didn’t load. Try again.');
  expect(fetchNextPage).not.toHaveBeenCalled();
  button()?.click();
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
