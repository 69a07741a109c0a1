import { useLanguage } from '#app/platform/i18n/intl.tsx';
import { isMissing } from '#app/platform/network/api.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { PageHead, type HeadProps } from '#app/platform/routing/page-head.tsx';
import { articleOptions } from '../queries.ts';

/** Document title and metadata of an article. */
export function ArticleHead({ params: { slug = '' } }: HeadProps) {
  const { data, error } = useQuery({ ...articleOptions(slug, useLanguage()), enabled: false });
  return (
    <PageHead
      title={data?.title}
      description={data?.preview_text}
      image={data?.image_url}
      isUnlisted={isMissing(error)}
      article={data && { published: data.published_at, modified: data.updated_at }}
    />
  );
}
