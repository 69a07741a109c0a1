import type { CategoryRow } from '../catalogue-tables.ts';
import seeds from './categories.json' with { type: 'json' };

/** First id of each kind: ids do not change when one is added. */
const firstIds = { category: 1, shortcut: 101, filter: 201 } as const;

export const categoryRows = (): CategoryRow[] =>
  (['category', 'shortcut', 'filter'] as const).flatMap((kind) =>
    Object.entries(seeds[kind]).map(([slug, names], i) => ({
      id: firstIds[kind] + i,
      slug,
      kind,
      names,
      icon: slug,
      is_active: true,
      position: i + 1,
    })),
  );
