import type { BonusTerms } from '@tulpar/api/contract';
import { OfferFacts } from '#app/features/bonuses/pages.ts';
import { NewsArticle } from '#app/features/news/index.ts';
import { useParams } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';

function Facts({ terms }: { terms: BonusTerms }) {
  const { currency } = useVisitor();
  return <OfferFacts terms={terms} currency={currency} />;
}

const facts = (terms: BonusTerms) => <Facts terms={terms} />;

/** News article (ROUTE-37). */
export function Page() {
  const { slug } = useParams('newsArticle');
  return <NewsArticle key={slug} slug={slug} facts={facts} />;
}

export { ArticleHead as Head } from '#app/features/news/index.ts';
