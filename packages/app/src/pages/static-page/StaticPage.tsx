import { StaticArticle, StaticPageHead } from '#app/features/content/index.ts';
import { UnknownPage } from '#app/features/games/pages.ts';
import type { HeadProps } from '#app/platform/routing/page-head.tsx';
import { useParams } from '#app/platform/routing/router.tsx';

export function Page() {
  const { slug } = useParams('staticPage');
  return <StaticArticle slug={slug} missing={<UnknownPage />} />;
}

export function Head({ params: { slug = '' } }: HeadProps) {
  return <StaticPageHead slug={slug} />;
}
