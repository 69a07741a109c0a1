import { beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { createMemoryRouter } from '../routing/router.tsx';
import { PageProviders } from '../testing/page-providers.tsx';
import { showLanguage, makeIntl, TextProvider, useRichText } from './intl.tsx';
import { SafeDrawing, SafeHtml } from './html.tsx';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';
import { FormattedMessage, RawIntlProvider } from 'react-intl';

const show = async (element: React.ReactElement) => {
  const router = createMemoryRouter([{ path: '*', Component: () => element }]);
  const { container } = await render(<PageProviders router={router} />);
  return container;
};

describe('HTML of the server', () => {
  beforeAll(() => showLanguage('en', { chosen: false }));

  it('is there with the first render, and cannot run or restyle', { tags: ['OP-118'] }, async () => {
    const hostile = [
      '<p onclick="alert(1)" style="position:fixed" id="x" class="y">Text ',
      '<a href="javascript:alert(1)">here</a><script>alert(1)</script><style>*{}</style></p>',
      '<iframe src="//evil.example">in</iframe><svg><a href="javascript:1">svg</a></svg>',
      '<form><input value="no"><section>kept</section></form><img src="x" onerror="alert(1)">',
      '<a href="//evil.example">host</a><a href=" java\tscript:alert(1)">tab</a>',
    ].join('');
    const container = await show(<SafeHtml html={hostile} className="box" />);
    expect(container.querySelector('.box')?.innerHTML).toBe(
      '<p>Text <a>here</a></p>kept<a>host</a><a>tab</a>',
    );
  });

  it('has links that lead on in the app, or out of it in a new tab', { tags: ['OP-118'] }, async () => {
    const container = await show(
      <SafeHtml html='<a href="/rules">in</a><a href="https://a.example/">out</a><a href="tel:+7700">call</a>' />,
    );
    const links = [...container.querySelectorAll('a')].map(
      (link) => `${link.getAttribute('href') ?? ''} ${link.target} ${link.rel}`,
    );
    expect(links).toEqual(['/rules  ', 'https://a.example/ _blank noopener noreferrer', 'tel:+7700  ']);
  });

  it('shows pictures only by the component that checks them', { tags: ['NEWS-06'] }, async () => {
    const html = '<p><img src="a.png" alt="A" width="20" onload="alert(1)"></p>';
    expect((await show(<SafeHtml html={html} />)).querySelector('img')).toBeNull();
    const container = await show(
      <SafeHtml html={html} picture={({ src, alt, width }) => <i>{`${src} ${alt} ${width}`}</i>} />,
    );
    expect(container.querySelector('i')?.textContent).toBe('a.png A 20');
  });

  it('draws the first SVG without scripts and foreign content', { tags: ['MENU-05', 'OP-118'] }, async () => {
    const drawing =
      '<svg viewBox="0 0 24 24" onload="alert(1)" stroke-width="2"><script>alert(1)</script><use href="#x"/><foreignObject><b>no</b></foreignObject><path d="M1 1" style="fill:red" fill-rule="evenodd"/></svg>';
    const container = await show(<SafeDrawing html={drawing} />);
    const svg = container.querySelector('svg');
    expect(svg?.outerHTML).toBe(
      '<svg viewBox="0 0 24 24" stroke-width="2" aria-hidden="true">no<path d="M1 1" fill-rule="evenodd"></path></svg>',
    );
    expect(svg).toBeInstanceOf(SVGSVGElement);
    expect((await show(<SafeDrawing html="no drawing" />)).querySelector('svg')).toBeNull();
  });
});

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

it('FormattedMessage counts by our rules, as browsers lack kk', { tags: ['I18N-05'] }, async () => {
  const intl = makeIntl('kk', { days: parse('{count, plural, one {one #} other {other #}}') });
  const { container } = await render(
    <RawIntlProvider value={intl}>
      <FormattedMessage id="days" values={{ count: 1 }} />
      <FormattedMessage id="days" values={{ count: 1234 }} />
    </RawIntlProvider>,
  );
  expect(container.textContent).toBe('one 1other 1\u00A0234');
});

it('a text that is missing or lacks a value is empty, never its id', { tags: ['I18N-05'] }, () => {
  const intl = makeIntl('en', { named: parse('Hello, {name}') });
  expect(intl.formatMessage({ id: 'named' }, { name: 'Aida' })).toBe('Hello, Aida');
  expect([intl.formatMessage({ id: 'named' }), intl.formatMessage({ id: 'unknown' })]).toEqual(['', '']);
});
