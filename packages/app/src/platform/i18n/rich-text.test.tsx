import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from './intl.tsx';
import { useRichText } from './rich-text.ts';

const strong = (parts: ReactNode[]) => <b>{parts}</b>;

it('marked parts and elements in a text render without a key warning of React', async () => {
  const errors = vi.spyOn(console, 'error');
  await showLanguage('en', { chosen: false });
  function Lines() {
    const rich = useRichText();
    return (
      <>
        <p>{rich('reset.linkSent', { email: <b>a@example.com</b> })}</p>
        <p>{rich('statement.said', { period: 'May', paid: '1', taken: '2', b: strong })}</p>
      </>
    );
  }
  const { container } = await render(
    <TextProvider>
      <Lines />
    </TextProvider>,
  );
  const bold = [...container.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(bold[0]).toBe('a@example.com');
  expect(bold).toContain('1');
  expect(errors).not.toHaveBeenCalled();
});
