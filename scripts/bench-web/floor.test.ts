import { describe, expect, it } from 'vitest';
import { floorPage, stillPage } from './floor.ts';

const index = `<!doctype html><html lang="en"><head>
<script>first();</script><link rel="modulepreload" crossorigin href="/assets/start.js">
<script type="module" crossorigin src="/assets/index.js"></script><link rel="stylesheet" href="/assets/index.css">
</head><body><div id="root"><div class="shell"></div></div></body></html>`;

describe('pages the lobby is compared with', () => {
  const floor = floorPage(index, ['assets/onest-ru.woff2'], 'ru');

  it('the floor has the shell and style sheet, preloads the fonts, and has no script', () => {
    expect(floor).not.toMatch(/script|modulepreload/);
    expect(floor).toContain('<html lang="ru"');
    expect(floor).toContain('<link rel="stylesheet" href="/assets/index.css">');
    expect(floor).toContain('<div class="shell"></div>');
    expect(floor).toMatch(/rel="preload" as="font"[^>]*href="\/assets\/onest-ru\.woff2"/);
  });

  it('the still page preloads the hero before other pictures', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const still = stillPage(floor, [
      { ...box, src: '/cdn/tile?a=1&b=2', isHero: false },
      { ...box, src: '/cdn/hero', isHero: true },
    ]);
    expect([...still.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<img id="p0" alt="" src="/cdn/hero" fetchpriority="high">',
      '<img id="p1" alt="" src="/cdn/tile?a=1&amp;b=2">',
    ]);
  });
});
