import { expectDrawn } from '../drawn-pages.ts';
import { drawnGamePages, drawnTextPages } from '../pages.ts';
import { guestTest } from '../test.ts';

/** Kinds of pages with two looks each; every look is used for half of the pages. */
const kinds = [
  [
    'Pages with games',
    drawnGamePages,
    [
      { language: 'kk', currency: 'KZT', theme: 'dark', width: 390 },
      { language: 'az', currency: 'AZN', theme: 'light', width: 1440 },
    ],
  ],
  [
    'Pages',
    drawnTextPages,
    [
      { language: 'ru', currency: 'AZN', theme: 'dark', width: 1440 },
      { language: 'en', currency: 'KZT', theme: 'light', width: 390 },
    ],
  ],
] as const;

for (const [name, pages, looks] of kinds)
  for (const [index, look] of looks.entries())
    guestTest(
      `${name} come drawn for ${Object.values(look).join(', ')}, and are hydrated as they are`,
      { tag: ['@all-markets', '@FIRST-01', '@FIRST-03'] },
      ({ browser, origin }) =>
        expectDrawn(
          browser,
          origin,
          look,
          pages.filter((_, at) => at % looks.length === index),
        ),
    );
