import { useEffect } from 'react';
import { useText } from '../i18n/intl.tsx';
import { atom, store } from '../state/store.ts';

/** Description of the page shown, null for that of the site: the head holds one. */
export const pageDescriptionAtom = atom<string | null>(null);

/** Names the page better than the route table can, such as after a game or a category. */
export function PageTitle({
  children,
  description,
}: {
  children: string;
  description?: string | null | undefined;
}) {
  const t = useText();
  useEffect(() => {
    store.set(pageDescriptionAtom, description || null);
    return () => store.set(pageDescriptionAtom, null);
  }, [description]);
  return <title>{t('meta.pageTitle', { page: children })}</title>;
}
