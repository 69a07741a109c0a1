import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

vi.mock('../routing/router.tsx', async () => ({
  ...(await import('../routing/urls.ts')),
  useGo: () => vi.fn(),
}));

const { SafeHtml } = await import('./html.tsx');

const box = document.createElement('div');
const root = createRoot(box);
const show = (html: string) => flushSync(() => root.render(<SafeHtml key={html} html={html} />));

it('HTML of the server is cleaned, and at once when it was seen before', { tags: ['OP-118'] }, async () => {
  const hostile =
    '<p onclick="alert(1)">Text <a href="javascript:alert(1)">here</a><script>alert(1)</script></p>';
  show(hostile);
  await expect.poll(() => box.querySelector('p')?.outerHTML).toBe('<p>Text <a>here</a></p>');
  show('<p>other</p>');
  await expect.poll(() => box.textContent).toBe('other');
  show(hostile);
  expect(box.querySelector('p')?.outerHTML).toBe('<p>Text <a>here</a></p>');
});
