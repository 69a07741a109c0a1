/** Relative luminance of a `#rrggbb` colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string) {
  const digits = /^#([\da-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`not a #rrggbb colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21, in any order. Throws on other formats. */
export function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
