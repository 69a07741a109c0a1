/** Maximum wait for a frame, ms. */
const LATEST = 300;

const waiting = new Set<() => void>();

function doAll(): void {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/**
 * Runs work after the next frame has been painted, so that visible updates come first. In a tab that renders
 * no frames it runs in a separate task. Returns a function that cancels it.
 */
export function afterFrame(work: () => void): () => void {
  waiting.add(work);
  const soon = () => setTimeout(doAll);
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) soon();
  else {
    requestAnimationFrame(soon);
    // An iframe scrolled out of view renders no frames and gets no event.
    setTimeout(() => waiting.delete(work) && work(), LATEST);
  }
  return () => void waiting.delete(work);
}
