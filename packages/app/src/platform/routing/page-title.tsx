import { useText } from '../i18n/intl.tsx';

/** Names the page better than the route table can, such as after a game or a category. */
export function PageTitle({
  children,
  description,
}: {
  children: string;
  description?: string | null | undefined;
}) {
  const t = useText();
  return (
    <>
      <title>{t('meta.pageTitle', { page: children })}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
