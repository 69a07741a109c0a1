import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import type * as Intl from './intl.tsx';

/** The module as a page that has just been loaded has it: no texts yet. */
let loads = 0;
const freshTexts = () => import(/* @vite-ignore */ `./intl.tsx?load=${(loads += 1)}`) as Promise<typeof Intl>;

it('the texts of later pages load without a render', { tags: ['I18N-05'] }, async () => {
  const { allTexts, showLanguage, TextProvider, useText } = await freshTexts();
  await showLanguage('ru', { chosen: false });
  const texts: ReturnType<typeof useText>[] = [];
  function Line() {
    const t = useText();
    texts.push(t);
    return <p>{t('games.new')}</p>;
  }
  const { container } = await render(
    <TextProvider>
      <Line />
    </TextProvider>,
  );
  expect(container.textContent).toBe('Новинки');
  const [t] = texts;
  expect(t?.('reset.requestTitle')).toBe('');
  await allTexts();
  expect(t?.('reset.requestTitle')).not.toBe('');
  await new Promise(requestAnimationFrame);
  expect(texts).toHaveLength(1);
});

it(
  'all texts are on the page even if they were loaded for something else before',
  { tags: ['AVAIL-06'] },
  async () => {
    const { allTexts, bundledTexts, showLanguage, TextProvider, useText } = await freshTexts();
    await showLanguage('en', { chosen: false });
    await bundledTexts('en');
    await allTexts();
    function Line() {
      return <p>{useText()('networkLoseConnection')}</p>;
    }
    const { container } = await render(
      <TextProvider>
        <Line />
      </TextProvider>,
    );
    expect(container.textContent).toBe('No internet connection');
  },
);
