import { StaticArticle } from '#app/features/content/index.ts';
import { useParams } from '#app/platform/routing/router.tsx';

/** A page of the content section: rules, privacy and the like. */
export function StaticPage() {
  const { slug } = useParams('staticPage');
  return <StaticArticle slug={slug} />;
}
