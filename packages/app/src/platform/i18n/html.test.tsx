import { beforeAll, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { createMemoryRouter } from '../routing/router.tsx';
import { PageProviders } from '../testing/page-providers.tsx';
import { showLanguage } from './intl.tsx';
import { SafeDrawing, SafeHtml } from './html.tsx';

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
