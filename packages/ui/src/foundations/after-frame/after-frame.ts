/** Longest wait for a frame, ms. */
const LATEST = 300;

const waiting = new Set<() => void>();

function doAll(): void {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/**
 * Does work once the next frame has been drawn, together with all that waits for the same: what somebody waits to see
 * comes before what only follows from it. In a tab that draws no frames it is done in a task of its own. Returns a way
 * to call it off.
 */
export function afterFrame(work: () => void): () => void {
  waiting.add(work);
  const soon = () => setTimeout(doAll);
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) soon();
  else {
    requestAnimationFrame(soon);
    // A page in a frame that is scrolled out of sight draws nothing, and gets no event about it.
    setTimeout(() => waiting.delete(work) && work(), LATEST);
  }
  return () => void waiting.delete(work);
}
