import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { allTexts, showLanguage, TextProvider, useText, type Text } from './intl.tsx';

const container = document.body.appendChild(document.createElement('div'));
let root: Root;

afterEach(() => root.unmount());

it(
  'the texts of later pages come in silence: nothing on the page is drawn again for them',
  { tags: ['I18N-05'] },
  async () => {
    await showLanguage('ru', { chosen: false });
    const drawn: Text[] = [];
    function Line() {
      const t = useText();
      drawn.push(t);
      return <p>{t('games.new')}</p>;
    }
    root = createRoot(container);
    root.render(
      <TextProvider>
        <Line />
      </TextProvider>,
    );
    await expect.poll(() => container.textContent).toBe('Новинки');
    const [t] = drawn;
    expect(t?.('reset.requestTitle')).toBe('');
    await allTexts();
    expect(t?.('reset.requestTitle')).not.toBe('');
    await new Promise(requestAnimationFrame);
    expect(drawn).toHaveLength(1);
  },
);
