import { hydrate, openBrowser } from '../drawn-pages.ts';
import { drawnPages } from '../pages.ts';
import { expect, guestTest } from '../test.ts';
import { text as textOf } from '../texts.ts';

const looks = [
  { language: 'kk', currency: 'KZT', theme: 'dark', width: 390 },
  { language: 'az', currency: 'AZN', theme: 'light', width: 1440 },
  { language: 'ru', currency: 'AZN', theme: 'dark', width: 1440 },
  { language: 'en', currency: 'KZT', theme: 'light', width: 390 },
] as const;

for (const [index, look] of looks.entries())
  guestTest(
    `Pages come drawn for ${Object.values(look).join(', ')}, and are hydrated as they are`,
    { tag: ['@all-markets', '@FIRST-01', '@FIRST-03'] },
    async ({ browser, origin }) => {
      const context = await openBrowser(browser, origin, look);
      for (const [path, heading] of drawnPages.filter((_, at) => at % looks.length === index)) {
        const { html, complaints, isReused } = await hydrate(context, `${origin}${path}`);
        expect(html, path).toContain(`<html lang="${look.language}" data-theme="${look.theme}">`);
        expect(html, path).toMatch(/<h1[^>]*>\s*(?:<[^>]+>\s*)*[^<\s]/);
        if (heading !== null) expect(html, path).toContain(textOf(look.language, heading));
        // No skeleton instead of content; a game loads in its frame.
        if (path !== '/games/tulpar-gold') expect(html, path).not.toContain('aria-busy="true"');
        expect([path, isReused, complaints]).toEqual([path, true, []]);
      }
      await context.close();
    },
  );
