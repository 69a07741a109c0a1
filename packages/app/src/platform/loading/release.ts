/** Address of the script this page began with; each build has its own. */
export const entryScript = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** True if the server has another build than the one this page runs; false where the server does not say. */
export async function hasNewBuild(): Promise<boolean> {
  try {
    const response = await fetch('/release.json', { cache: 'no-store' });
    const { entry } = (await response.json()) as { entry?: unknown };
    return typeof entry === 'string' && new URL(entry, location.origin).href !== entryScript();
  } catch {
    return false;
  }
}
