/** An image of the first viewport: its URL and its position on the page, px. */
export interface Shown {
  readonly src: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isHero: boolean;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Minimal page instead of the lobby: the built document with its prerendered shell, style sheet and the fonts
 * of one language, without scripts.
 */
export function floorPage(index: string, fonts: readonly string[], language: string): string {
  const links = fonts.map(
    (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${escaped(font)}">`,
  );
  return index
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace('</head>', `${links.join('')}</head>`);
}

/**
 * The minimal page with the images of the first viewport at their positions, the hero first. Positions are in
 * a style element, because the content security policy forbids style attributes.
 */
export function stillPage(floor: string, pictures: readonly Shown[]): string {
  const inOrder = pictures.toSorted((a, b) => Number(b.isHero) - Number(a.isHero));
  const boxes = inOrder.map(
    ({ x, y, width, height }, index) =>
      `#p${index}{position:absolute;z-index:50;left:${x}px;top:${y}px;width:${width}px;height:${height}px}`,
  );
  const images = inOrder.map(
    ({ src, isHero }, index) =>
      `<img id="p${index}" alt="" src="${escaped(src)}"${isHero ? ' fetchpriority="high"' : ''}>`,
  );
  return floor
    .replace('</head>', `<style>${boxes.join('')}</style></head>`)
    .replace('</body>', `${images.join('')}</body>`);
}
