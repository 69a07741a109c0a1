/* Features missing in the oldest browsers of `.browserslistrc` that the app or its libraries use.
 * `scripts/check-browsers.ts` reports any missing polyfill in the built files. Versions: the first with the feature. */

function fillIn(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

// Chrome 110
fillIn(Array.prototype, 'toSorted', function toSorted<T>(this: T[], compare?: (a: T, b: T) => number) {
  return [...this].sort(compare);
});
fillIn(Array.prototype, 'toReversed', function toReversed<T>(this: T[]) {
  return [...this].reverse();
});
// Safari lacks `requestIdleCallback`: the work runs after this delay instead, ms.
const IDLE = 200;
const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 0 };
fillIn(globalThis, 'requestIdleCallback', (work: IdleRequestCallback) =>
  setTimeout(() => work(deadline), IDLE),
);
fillIn(globalThis, 'cancelIdleCallback', (id: number) => clearTimeout(id));
// Chrome 120, Safari 17
fillIn(URL, 'canParse', (address: string, base?: string) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
});
