import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BannerSlider, type BannerSlideData } from '../../content/banner-slider/index.ts';
import { GameTile } from '../game-tile/index.ts';
import { GameRail } from './index.ts';

const image = (name: string) => ({
  src: `/${name}.webp`,
  srcSet: `/${name}-176.webp 176w, /${name}-352.webp 352w`,
  sizes: '132px',
  width: 460,
  height: 614,
  alt: '',
});

const picturesOf = (html: string) =>
  [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name.toLowerCase(), value]),
    ),
  );

it('a server draws the pictures a phone shows of a row', { tags: ['FIRST-07'] }, () => {
  const names = ['a', 'b', 'c', 'd'];
  const html = renderToString(
    h(
      GameRail,
      { title: 'Top', children: undefined },
      names.map((name, index) =>
        h(GameTile, {
          key: name,
          href: `/games/${name}`,
          name,
          provider: 'Studio',
          image: image(name),
          priority: index < 2,
        }),
      ),
    ),
  );
  const [first, second, ...others] = picturesOf(html);
  for (const [name, picture] of [
    ['a', first],
    ['b', second],
  ] as const)
    expect(picture).toMatchObject({
      loading: 'eager',
      src: `/${name}.webp`,
      srcset: `/${name}-176.webp 176w, /${name}-352.webp 352w`,
      sizes: '132px',
      width: '460',
      height: '614',
    });
  expect(others.map(({ src, loading }) => [src, loading])).toEqual([
    ['/c.webp', 'lazy'],
    [undefined, 'lazy'],
  ]);
});

it('a server draws the picture of the first banner, before all others', { tags: ['FIRST-07'] }, () => {
  const slides = ['one', 'two', 'three'].map((id, index): BannerSlideData => ({
    id,
    backdrop: 'garnet',
    title: id,
    image: image(id),
    imageFit: 'object',
    priority: index === 0,
  }));
  const labels = {
    region: 'Offers',
    slide: (n: number, total: number) => `${n} of ${total}`,
    next: 'Next',
    previous: 'Previous',
    pause: 'Pause',
    play: 'Play',
  };
  const html = renderToString(h(BannerSlider, { slides, labels }));
  expect(html.match(/<h2/g)).toHaveLength(3);
  const pictures = picturesOf(html);
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toMatchObject({
    src: '/one.webp',
    loading: 'eager',
    fetchpriority: 'high',
    width: '460',
    height: '614',
    sizes: '132px',
  });
  expect(pictures[0]?.['srcset']).toContain('/one-352.webp 352w');
});
