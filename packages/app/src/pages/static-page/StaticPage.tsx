import { StaticArticle, StaticPageHead } from '#app/features/content/index.ts';
import type { HeadProps } from '#app/platform/routing/page-head.tsx';
import { useParams } from '#app/platform/routing/router.tsx';

/** A content page: rules, privacy and the like. */
function StaticPage() {
  const { slug } = useParams('staticPage');
  return <StaticArticle slug={slug} />;
}

function StaticHead({ params: { slug = '' } }: HeadProps) {
  return <StaticPageHead slug={slug} />;
}

export { StaticPage as Page, StaticHead as Head };
