import { expectDrawn } from '../drawn-pages.ts';
import { drawnGamePages } from '../pages.ts';
import { guestTest } from '../test.ts';

const looks = [
  { language: 'kk', currency: 'KZT', theme: 'dark', width: 390 },
  { language: 'az', currency: 'AZN', theme: 'light', width: 1440 },
] as const;

for (const [index, look] of looks.entries())
  guestTest(
    `Pages with games come drawn for ${Object.values(look).join(', ')}, and are hydrated as they are`,
    { tag: ['@all-markets', '@FIRST-01', '@FIRST-03'] },
    async ({ browser, origin }) => {
      const pages = drawnGamePages.filter((_, at) => at % looks.length === index);
      await expectDrawn(browser, origin, look, pages);
    },
  );
