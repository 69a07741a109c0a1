import { expectDrawn } from '../drawn-pages.ts';
import { drawnTextPages } from '../pages.ts';
import { guestTest } from '../test.ts';

const looks = [
  { language: 'ru', currency: 'AZN', theme: 'dark', width: 1440 },
  { language: 'en', currency: 'KZT', theme: 'light', width: 390 },
] as const;

for (const [index, look] of looks.entries())
  guestTest(
    `Pages come drawn for ${Object.values(look).join(', ')}, and are hydrated as they are`,
    { tag: ['@all-markets', '@FIRST-01', '@FIRST-03'] },
    async ({ browser, origin }) => {
      const pages = drawnTextPages.filter((_, at) => at % looks.length === index);
      await expectDrawn(browser, origin, look, pages);
    },
  );
