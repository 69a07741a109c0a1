import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { atMost, type Figure } from './figures.ts';
import { Traffic } from './traffic.ts';

const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  '390 px': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true },
  '1440 px': { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};

/** A picture that has come. */
interface Came {
  readonly path: string;
  /** Decoded pixels per screen pixel; NaN for an invisible picture. */
  readonly ratio: number;
  /** Top edge, in screens from the top of the page. */
  readonly screen: number;
}

interface Looked {
  readonly came: readonly Came[];
  readonly hasBanner: boolean;
}

function look(page: Page): Promise<Looked> {
  return page.evaluate(async () => {
    const came = await Promise.all(
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth > 0 && image.currentSrc.startsWith('http'))
        .map(async (image) => {
          // With `srcset` the element reports its size in CSS px, without it the file's, so decode the file.
          const file = new Image();
          file.src = image.currentSrc;
          await file.decode();
          const box = image.getBoundingClientRect();
          const shown = box.width * box.height * devicePixelRatio ** 2;
          return {
            path: new URL(image.currentSrc).pathname + new URL(image.currentSrc).search,
            ratio: shown > 0 ? (file.naturalWidth * file.naturalHeight) / shown : Number.NaN,
            screen: box.top / innerHeight,
          };
        }),
    );
    const banner = [...document.images].find(
      (image) =>
        image.fetchPriority === 'high' && image.complete && image.getBoundingClientRect().top < innerHeight,
    );
    return { came, hasBanner: banner !== undefined };
  });
}

/** Pictures of the lobby before anything is scrolled, on a sharp phone and a wide screen. */
export async function measureImages(browser: Browser, origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, screen] of Object.entries(SCREENS)) {
    const context = await browser.newContext({ ...screen, locale: 'ru-RU' });
    try {
      const page = await context.newPage();
      const traffic = await Traffic.of(await context.newCDPSession(page));
      await page.goto(`${origin}/`);
      await traffic.quiet();
      const { came, hasBanner } = await look(page);
      const asked = traffic.all.filter(({ kind, url }) => kind === 'Image' && url.includes('/cdn/'));
      const others = asked.filter(({ mime }) => mime !== 'image/webp');
      const seen = came.filter(({ ratio }) => !Number.isNaN(ratio));
      const largest = seen.toSorted((a, b) => b.ratio - a.ratio)[0];
      // The screen after the first one is what the next swipe shows.
      const early = came.filter(({ screen }) => screen > 2);
      figures.push(
        atMost(
          `images at ${name}, decoded / shown`,
          largest?.ratio ?? Number.NaN,
          1.5,
          'x',
          `the worst of ${seen.length}: ${largest?.path ?? ''}`,
        ),
        atMost(
          `images at ${name}, not webp`,
          others.length,
          0,
          '',
          others[0] ? `${others[0].mime} ${others[0].url}` : `of ${asked.length}`,
        ),
        atMost(
          `images at ${name}, more than a screen too early`,
          early.length,
          0,
          '',
          early[0]?.path ?? `of ${came.length}`,
        ),
        atMost(`images at ${name}, banners without high priority`, hasBanner ? 0 : 1, 0, ''),
      );
    } finally {
      await context.close();
    }
  }
  return figures;
}
