import { Footer } from '@tulpar/ui/footer';
import { Skeleton } from '@tulpar/ui/skeleton';
import { imageSource } from '#app/platform/images.ts';
import { useText } from '#app/platform/intl.tsx';
import { useQuery } from '#app/platform/query.ts';
import { href, judgeUrl } from '#app/platform/router.tsx';
import { useVisitor } from '#app/platform/visitor.ts';
import type { SiteFooterProps } from './SiteFooter.tsx';
import { footerPagesOptions, legalIconsOptions, paymentIconsOptions } from '../queries.ts';

/** Age badge as specified (FOOT-04, OP-05). */
const AGE = '21+';
const YEAR = '2025';

/** The footer with its data. */
export function FullFooter({ language, settings }: SiteFooterProps) {
  const t = useText();
  const { language: code, currency } = useVisitor();
  const place = { language: code, currency };
  const methods = useQuery(paymentIconsOptions(place));
  const legal = useQuery(legalIconsOptions(place));
  const pages = useQuery(footerPagesOptions(place));
  if (methods.isPending || legal.isPending || pages.isPending) {
    return (
      <div className="flex h-[480px] flex-col gap-5 border-t border-line bg-surface-1 px-4 pt-6 tablet:px-6 desktop:px-8">
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const links = (pages.data ?? []).flatMap(({ url, link_name }) =>
    judgeUrl(url) ? [{ href: url, label: link_name }] : [],
  );
  return (
    <Footer
      logo={{ href: href('lobby'), title: t('games.page.home') }}
      language={language}
      settings={settings}
      methods={(methods.data ?? []).map(({ name, image_url }) => ({
        name,
        image: imageSource(image_url, { width: 20, height: 18, alt: '' }),
      }))}
      linksLabel={t('content.footer.links')}
      links={[...links, { href: href('credits'), label: t('page.credits') }]}
      legal={(legal.data ?? []).map(({ name, image_url, url }) => ({
        name,
        image: imageSource(image_url, { width: 96, height: 32, alt: name }),
        href: url && judgeUrl(url) ? url : undefined,
      }))}
      age={AGE}
      notice={t('content.footer.notice')}
      copyright={t('content.footer.copyright', { year: YEAR })}
    />
  );
}
