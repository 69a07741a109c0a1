import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from '../i18n/intl.tsx';
import { PagedList } from './PagedList.tsx';

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
