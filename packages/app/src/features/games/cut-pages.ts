import { PAGE_SIZE } from './catalogue.ts';

/** Cuts one long answer into the pages it stands for, so that a list goes on from there as if it had grown. */
export function cutPages<T extends { data: readonly unknown[]; pagination: { items: number } }>(
  answer: T,
): T[] {
  const { items } = answer.pagination;
  const pagination = { total_pages: Math.ceil(items / PAGE_SIZE), items };
  const count = Math.max(1, Math.ceil(answer.data.length / PAGE_SIZE));
  return Array.from({ length: count }, (_, page) => ({
    ...answer,
    data: answer.data.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    pagination,
  }));
}
