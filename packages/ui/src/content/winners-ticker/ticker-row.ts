// The row shows its list of cards and then a copy of it, so that it can scroll endlessly.

/** A visible card: its id, and its offset from the left edge of the row, px. */
export interface VisibleCard {
  readonly id: string;
  readonly offset: number;
}

const cardsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-winner]')];

/** Offset of an element from the left edge of the row, px; may be negative. */
const offsetOf = (row: HTMLElement, element: HTMLElement) =>
  element.getBoundingClientRect().left - row.getBoundingClientRect().left;

/** Whether cards of the copy are visible. */
export function isCopyInView(row: HTMLElement, list: HTMLElement): boolean {
  return list.getBoundingClientRect().right < row.getBoundingClientRect().right;
}

/** Visible cards of the list, from the left, without those of its copy. */
export function visibleCards(row: HTMLElement, list: HTMLElement): VisibleCard[] {
  return cardsOf(list).flatMap((card) => {
    const offset = offsetOf(row, card);
    const isSeen = offset + card.offsetWidth > 0 && offset < row.clientWidth;
    return isSeen ? [{ id: card.dataset['winner'] ?? '', offset }] : [];
  });
}

/** Whether the visible cards are consecutive in a newer list too, or none of them is in it. */
export function hasSameNeighbours(seen: readonly string[], latest: readonly string[]): boolean {
  if (!seen.some((id) => latest.includes(id))) return true;
  const start = latest.indexOf(seen[0] ?? '');
  return start >= 0 && seen.every((id, index) => latest[start + index] === id);
}

/** Scrolls the row so that a card retains its position. */
export function restorePosition(row: HTMLElement, list: HTMLElement, { id, offset }: VisibleCard): void {
  const card = cardsOf(list).find(({ dataset }) => dataset['winner'] === id);
  if (card) row.scrollLeft += offsetOf(row, card) - offset;
}

/** Maximum step of a frame, ms: after a pause of the page the row continues instead of jumping. */
const LONGEST_STEP_MS = 100;

/**
 * Next scroll position of the row, px. `loop` is the width of the list, px: past it, where the copy is shown, the
 * position returns to the start, which looks the same. `speed` is px per second.
 */
export function advance(position: number, elapsedMs: number, speed: number, loop: number): number {
  if (!(loop > 0)) return position;
  const step = (speed * Math.min(Math.max(elapsedMs, 0), LONGEST_STEP_MS)) / 1000;
  return (position + step) % loop;
}
