import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { createMemoryRouter } from '../routing/router.tsx';
import { PageProviders } from '../testing/page-providers.tsx';
import { showLanguage } from './intl.tsx';
import { SafeHtml } from './html.tsx';

it('server HTML is sanitised, and synchronously when it was shown before', { tags: ['OP-118'] }, async () => {
  await showLanguage('en', { chosen: false });
  const hostile =
    '<p onclick="alert(1)">Text <a href="javascript:alert(1)">here</a><script>alert(1)</script></p>';
  const show = (html: string) =>
    render(
      <PageProviders
        router={createMemoryRouter([{ path: '*', Component: () => <SafeHtml html={html} /> }])}
      />,
    );
  const { container } = await show(hostile);
  const clean = '<p>Text <a>here</a></p>';
  await expect.poll(() => container.querySelector('p')?.outerHTML).toBe(clean);
  const again = await show(hostile);
  expect(again.container.querySelector('p')?.outerHTML).toBe(clean);
});
