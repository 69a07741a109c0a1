import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { allTexts, showLanguage, TextProvider } from './intl.tsx';
import { useRichText } from './rich-text.ts';

const strong = (parts: ReactNode[]) => <b>{parts}</b>;

// React warns once of a place: a second run would prove nothing.
it(
  'marked parts and elements in a text are drawn without a warning of React about keys',
  { retry: 0 },
  async () => {
    const said = vi.spyOn(console, 'error');
    await showLanguage('en', { chosen: false });
    await allTexts();
    function Lines() {
      const rich = useRichText();
      return (
        <>
          <p>{rich('reset.linkSent', { email: <b>a@example.com</b> })}</p>
          <p>{rich('statement.said', { period: 'May', paid: '1', taken: '2', b: strong })}</p>
        </>
      );
    }
    const box = document.createElement('div');
    const root = createRoot(box);
    flushSync(() =>
      root.render(
        <TextProvider>
          <Lines />
        </TextProvider>,
      ),
    );
    await expect.poll(() => [...box.querySelectorAll('b')].map((one) => one.textContent)).toContain('1');
    expect(box.querySelector('b')?.textContent).toBe('a@example.com');
    expect(said).not.toHaveBeenCalled();
    root.unmount();
    said.mockRestore();
  },
);
