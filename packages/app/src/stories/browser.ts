export const browsers = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36',
} as const;

/** Pretends to be another browser; returns a function that restores it. For `beforeEach` of a story. */
export const pretend = (browser: keyof typeof browsers) => () => {
  Object.defineProperty(navigator, 'userAgent', { value: browsers[browser], configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'userAgent');
  };
};
