/** A card in view: its id, and how far it stands from the left edge of the row, px. */
export interface Seen {
  readonly id: string;
  readonly offset: number;
}

const cardsOf = (round: HTMLElement) => [...round.querySelectorAll<HTMLElement>(':scope > [data-winner]')];

/** How far an element stands from the left edge of the row, px; also below zero. */
const offsetOf = (row: HTMLElement, element: HTMLElement) =>
  element.getBoundingClientRect().left - row.getBoundingClientRect().left;

/** Whether the end of the first round is in view: then its first cards are seen after its last. */
export function isSeamInView(row: HTMLElement, round: HTMLElement): boolean {
  return round.getBoundingClientRect().right < row.getBoundingClientRect().right;
}

/** The cards of the first round in view, from the left. */
export function seenIn(row: HTMLElement, round: HTMLElement): Seen[] {
  return cardsOf(round).flatMap((card) => {
    const offset = offsetOf(row, card);
    const isSeen = offset + card.offsetWidth > 0 && offset < row.clientWidth;
    return isSeen ? [{ id: card.dataset['winner'] ?? '', offset }] : [];
  });
}

/** Whether the seen cards stand side by side in a newer list too. With none of them left there is nothing to keep. */
export function staysInSight(seen: readonly string[], latest: readonly string[]): boolean {
  if (!seen.some((id) => latest.includes(id))) return true;
  const start = latest.indexOf(seen[0] ?? '');
  return start >= 0 && seen.every((id, index) => latest[start + index] === id);
}

/** Scrolls the row so that a card stands where it stood. */
export function restore(row: HTMLElement, round: HTMLElement, { id, offset }: Seen): void {
  const card = cardsOf(round).find(({ dataset }) => dataset['winner'] === id);
  if (card) row.scrollLeft += offsetOf(row, card) - offset;
}
