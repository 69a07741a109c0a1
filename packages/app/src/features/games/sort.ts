/** Sort orders of a games list (GAME-01). */
export const SORTS = ['popularity', 'release', 'abc'] as const;
export type Sort = (typeof SORTS)[number];

/** Order named in the address; anything unknown is the default one. */
export function parseSort(value: string | null | undefined): Sort {
  return SORTS.find((sort) => sort === value) ?? 'popularity';
}
