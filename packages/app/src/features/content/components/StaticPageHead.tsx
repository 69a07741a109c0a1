import { useLanguage } from '#app/platform/i18n/intl.tsx';
import { isMissing } from '#app/platform/network/api.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { PageHead } from '#app/platform/routing/page-head.tsx';
import { staticPageOptions } from '../queries.ts';

export interface StaticPageHeadProps {
  slug: string;
  /** The server's text is only a part of the page, which also works without it. */
  isPart?: boolean;
}

/** Document title and metadata of a page from its server text. */
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
