import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { allTexts, bundledTexts, showLanguage, TextProvider, useText } from './intl.tsx';

function Word() {
  return <p>{useText()('networkLoseConnection')}</p>;
}

it(
  'texts beyond the lobby’s are on the page though something else has fetched them before',
  { tags: ['AVAIL-06'] },
  async () => {
    await showLanguage('en', { chosen: false });
    await bundledTexts('en');
    await allTexts();
    const element = document.createElement('div');
    const root = createRoot(element);
    root.render(
      <TextProvider>
        <Word />
      </TextProvider>,
    );
    await expect.poll(() => element.textContent).toBe('No internet connection');
    root.unmount();
  },
);
