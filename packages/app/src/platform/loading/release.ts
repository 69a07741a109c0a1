/** URL of the page's entry script, unique per build. */
export const entryScript = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** True if the server has another build than this page; false if unknown. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch('/release.json', { cache: 'no-store' });
    const { entry } = (await response.json()) as { entry?: unknown };
    return typeof entry === 'string' && new URL(entry, location.origin).href !== entryScript();
  } catch {
    return false;
  }
}
