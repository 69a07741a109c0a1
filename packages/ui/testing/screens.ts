const width = (value: string) => ({ viewport: { value, isRotated: false } });

/** Story globals for a page width or the other theme. */
export const screens = {
  narrow: width('phone320'),
  /** A phone held sideways. */
  low: width('low'),
  tablet: width('tablet820'),
  desktop: width('desktop1440'),
  light: { theme: 'light' },
};
