/** A visible card: its id, and its offset from the left edge of the row, px. */
export interface Seen {
  readonly id: string;
  readonly offset: number;
}

const cardsOf = (round: HTMLElement) => [...round.querySelectorAll<HTMLElement>(':scope > [data-winner]')];

/** Offset of an element from the left edge of the row, px; may be negative. */
const offsetOf = (row: HTMLElement, element: HTMLElement) =>
  element.getBoundingClientRect().left - row.getBoundingClientRect().left;

/** Whether the end of the first round is visible, followed by its first cards again. */
export function isSeamInView(row: HTMLElement, round: HTMLElement): boolean {
  return round.getBoundingClientRect().right < row.getBoundingClientRect().right;
}

/** Visible cards of the first round, from the left. */
export function seenIn(row: HTMLElement, round: HTMLElement): Seen[] {
  return cardsOf(round).flatMap((card) => {
    const offset = offsetOf(row, card);
    const isSeen = offset + card.offsetWidth > 0 && offset < row.clientWidth;
    return isSeen ? [{ id: card.dataset['winner'] ?? '', offset }] : [];
  });
}

/** Whether the visible cards are adjacent in a newer list too. True if none of them is left. */
export function staysInSight(seen: readonly string[], latest: readonly string[]): boolean {
  if (!seen.some((id) => latest.includes(id))) return true;
  const start = latest.indexOf(seen[0] ?? '');
  return start >= 0 && seen.every((id, index) => latest[start + index] === id);
}

/** Scrolls the row so that a card retains its position. */
export function restore(row: HTMLElement, round: HTMLElement, { id, offset }: Seen): void {
  const card = cardsOf(round).find(({ dataset }) => dataset['winner'] === id);
  if (card) row.scrollLeft += offsetOf(row, card) - offset;
}

/** Maximum step of a frame, ms: after a pause of the page the row continues instead of jumping. */
const LONGEST_STEP_MS = 100;

/**
 * Next scroll position of the row, px. `loop` is the width of one round, px: past it the position wraps
 * unnoticed, because the second round is identical. `speed` is px per second.
 */
export function advance(position: number, elapsedMs: number, speed: number, loop: number): number {
  if (!(loop > 0)) return position;
  const step = (speed * Math.min(Math.max(elapsedMs, 0), LONGEST_STEP_MS)) / 1000;
  return (position + step) % loop;
}
