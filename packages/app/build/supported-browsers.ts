import browserslist from 'browserslist';

export function oldestBrowsers(): Readonly<Record<string, string>> {
  const oldest: Record<string, string> = {};
  const all = browserslist(undefined, { path: import.meta.dirname });
  for (const [name = '', version = ''] of all.map((one) => one.split(' '))) {
    // A range such as `17.0-17.1` begins with its oldest version.
    const [first = ''] = version.split('-');
    if (!(name in oldest) || Number.parseFloat(first) < Number.parseFloat(oldest[name] ?? ''))
      oldest[name] = first;
  }
  return oldest;
}

/** Names for the build's `target`; Samsung Internet is a Chromium newer than the oldest Chrome. */
const TARGETS = {
  chrome: 'chrome',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'ios',
  firefox: 'firefox',
} as const;

export function buildTarget(): string[] {
  const oldest = oldestBrowsers();
  return Object.entries(TARGETS).map(([name, target]) => {
    const version = oldest[name];
    if (version === undefined) throw new Error(`.browserslistrc has no ${name}.`);
    return `${target}${version}`;
  });
}
