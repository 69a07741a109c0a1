/** Themes a story can be seen in. */
export const themes = ['dark', 'light'] as const;

/** Languages of the product. */
export const locales = ['ru', 'kk', 'az', 'en'] as const;

const sizes = { 320: 640, 360: 740, 390: 844, 430: 932, 820: 1180, 1440: 900 } as const;

const kind = (width: number) => (width > 1099 ? 'desktop' : width > 800 ? 'tablet' : 'phone');

/** Widths (px) every component is looked at; the breakpoints of the house are 801 and 1100. */
export const viewports = Object.fromEntries(
  Object.entries(sizes).map(([width, height]) => [
    `${kind(Number(width))}${width}`,
    {
      name: `${kind(Number(width))} ${width} × ${height}`,
      styles: { width: `${width}px`, height: `${height}px` },
      type:
        kind(Number(width)) === 'phone' ? ('mobile' as const) : (kind(Number(width)) as 'tablet' | 'desktop'),
    },
  ]),
);
