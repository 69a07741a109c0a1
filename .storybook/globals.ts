export const themes = ['dark', 'light'] as const;

export const locales = ['ru', 'kk', 'az', 'en'] as const;

const sizes = { 320: 640, 360: 740, 390: 844, 430: 932, 820: 1180, 1440: 900 } as const;

/** Device class of a width in px, by the breakpoints 801 and 1100. */
export const kindOf = (width: number) => (width > 1099 ? 'desktop' : width > 800 ? 'tablet' : 'phone');

const low = {
  name: 'phone 667 × 375',
  styles: { width: '667px', height: '375px' },
  type: 'mobile' as const,
};

export const viewports = Object.fromEntries([
  ['low', low],
  ...Object.entries(sizes).map(
    ([width, height]) =>
      [
        `${kindOf(Number(width))}${width}`,
        {
          name: `${kindOf(Number(width))} ${width} × ${height}`,
          styles: { width: `${width}px`, height: `${height}px` },
          type:
            kindOf(Number(width)) === 'phone'
              ? ('mobile' as const)
              : (kindOf(Number(width)) as 'tablet' | 'desktop'),
        },
      ] as const,
  ),
]);
