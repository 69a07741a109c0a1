/** Brings the styles beyond the lobby's: pages and parts that are fetched later wait for this before they are drawn. */
export async function allStyles(): Promise<void> {
  await import('../../styles/lazy.css');
}
