import { describe, expect, it } from 'vitest';
import { BANNER_WIDTH, CARD_WIDTH, CARD_WIDTHS, imageSource, imageUrl } from './images.ts';

describe('images', () => {
  it('a key goes through the image service: webp, quality, width', { tags: ['GAME-12', 'API-51'] }, () => {
    expect(imageUrl('games/wild-berkut/card.webp')).toBe(
      '/cdn/games/wild-berkut/card.webp?format=webp&quality=70',
    );
    expect(imageUrl('games/wild-berkut/card.webp', 460)).toBe(
      '/cdn/games/wild-berkut/card.webp?format=webp&quality=70&width=460',
    );
  });

  it('drawings and films are taken as they are', { tags: ['GAME-11', 'API-51'] }, () => {
    expect(imageUrl('providers/yurtlight/icon.svg', 144)).toBe('/cdn/providers/yurtlight/icon.svg');
    expect(imageUrl('banners/horse.webm', 860)).toBe('/cdn/banners/horse.webm');
    expect(imageUrl('providers/sandglass-quay/icon.png')).toBe(
      '/cdn/providers/sandglass-quay/icon.png?format=webp&quality=70',
    );
  });

  it('an address is taken as it is, and what is neither key nor address is no picture', () => {
    expect(imageUrl('https://cdn.example/a.png', 460)).toBe('https://cdn.example/a.png');
    for (const bad of [
      null,
      undefined,
      '',
      '../x',
      'a/../b',
      '/a',
      '//evil.example/a',
      'javascript:alert(1)',
      'a b',
    ])
      expect(imageUrl(bad), String(bad)).toBeNull();
  });

  it('cards fall back to 460 px, banners to 860 px', { tags: ['GAME-13'] }, () => {
    expect([CARD_WIDTH, BANNER_WIDTH]).toEqual([460, 860]);
    const card = imageSource('games/a/card.webp', { width: 460, height: 614, alt: '', widths: CARD_WIDTHS });
    expect(card?.src).toContain('&width=460');
    const banner = imageSource('banners/a.webp', {
      width: 860,
      height: 484,
      alt: '',
      widths: [352, BANNER_WIDTH],
    });
    expect(banner?.src).toContain('&width=860');
  });

  it('decoded pixels stay within one and a half of those shown', { tags: ['GAME-13'] }, () => {
    for (let shown = 150; shown <= CARD_WIDTH; shown += 1) {
      const taken = CARD_WIDTHS.find((width) => width >= shown) ?? CARD_WIDTH;
      expect((taken / shown) ** 2, `${shown} px`).toBeLessThanOrEqual(1.5);
    }
  });

  it('offers no widths for what cannot be scaled', () => {
    const request = { width: 144, height: 28, alt: '', widths: CARD_WIDTHS, sizes: '144px' };
    expect(imageSource('providers/yurtlight/icon.svg', request)).not.toHaveProperty('srcSet');
    expect(imageSource('https://cdn.example/a.png', request)).not.toHaveProperty('srcSet');
    expect(imageSource('games/a/card.webp', request)).toHaveProperty('sizes', '144px');
  });
});
