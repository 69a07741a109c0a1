import { cleanTyped, type Provider } from '@tulpar/api/contract';

const plain = (text: string) =>
  cleanTyped(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** Providers whose name contains all words of the text, in their order; an empty text matches all. */
export function foundProviders<T extends Pick<Provider, 'name'>>(providers: readonly T[], text: string): T[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return providers.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}
