import { useLanguage } from '#app/platform/i18n/intl.tsx';
import { isMissing } from '#app/platform/network/api.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { PageHead } from '#app/platform/routing/page-head.tsx';
import { staticPageOptions } from '../queries.ts';

/** Props of `StaticPageHead`. */
export interface StaticPageHeadProps {
  slug: string;
  /** Whether the page shows more than the text of the server, and stays one without it. */
  isPart?: boolean;
}

/** Head of a page with a text of the server, in the server's own words: the page itself reads it. */
export function StaticPageHead({ slug, isPart = false }: StaticPageHeadProps) {
  const { data, error } = useQuery({ ...staticPageOptions(slug, useLanguage()), enabled: false });
  return (
    <PageHead
      title={data?.meta_title ?? data?.title}
      description={data?.meta_description}
      isUnlisted={!isPart && isMissing(error)}
    />
  );
}
