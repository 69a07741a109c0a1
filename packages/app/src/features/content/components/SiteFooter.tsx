import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@tulpar/ui/button';
import { Footer } from '@tulpar/ui/footer';
import { ChatIcon, EmailIcon, PhoneIcon } from '@tulpar/ui/icon';
import { Link, type LinkProps } from '@tulpar/ui/link';
import { Skeleton } from '@tulpar/ui/skeleton';
import { ChatMarker, chatLink } from '#app/features/chat/index.ts';
import { OPERATOR, supportHref } from '#app/platform/operator.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { closesLinkAtom } from '#app/platform/network/outage.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { href, parseSafeUrl } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { reopenConsent, hasConsentChoiceAtom } from '#app/platform/telemetry/consent.ts';
import { footerPagesOptions, legalIconsOptions, paymentIconsOptions } from '../queries.ts';

const YEAR = '2025';

interface SiteFooterProps {
  language: ReactNode;
  settings?: ReactNode;
}

function FullFooter({ language, settings }: SiteFooterProps) {
  const t = useText();
  const { language: code, currency } = useVisitor();
  const locale = { language: code, currency };
  const closesLink = useAtomValue(closesLinkAtom);
  const methods = useQuery(paymentIconsOptions(locale));
  const legal = useQuery(legalIconsOptions(locale));
  const pages = useQuery(footerPagesOptions(locale));
  if (methods.isPending || legal.isPending || pages.isPending) {
    return (
      <div className="flex h-[480px] flex-col gap-5 border-t border-line bg-surface-1 px-4 pt-6 tablet:px-6 desktop:px-8">
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const extras = OPERATOR.footerExtras.map((id) => ({ href: href(id), label: t(`page.${id}`) }));
  const links = (pages.data ?? []).flatMap(({ url, link_name }) =>
    parseSafeUrl(url) ? [{ href: url, label: link_name }] : [],
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
      links={[...links, ...extras, { href: href('credits'), label: t('page.credits') }].filter(
        (link) => closesLink?.(link.href) !== true,
      )}
      legal={(legal.data ?? []).map(({ name, image_url, url }) => ({
        name,
        image: imageSource(image_url, { width: 96, height: 32, alt: name }),
        href: url && parseSafeUrl(url) ? url : undefined,
      }))}
      age={t('age.badge', { age: OPERATOR.ageSign })}
      notice={t('content.footer.notice')}
      copyright={t('content.footer.copyright', { year: YEAR })}
      contacts={<Contacts />}
    />
  );
}

/**
 * Live chat, phone and email of the support (FOOT-03); without a chat its link leads to the contacts. If there is a
 * choice about analytics, a button opens it again, for guests too (REACH-20).
 */
function Contacts() {
  const t = useText();
  const hasChoice = useAtomValue(hasConsentChoiceAtom);
  return (
    <>
      <Contact {...chatLink} icon={<ChatIcon />}>
        {t('content.footer.chat')}
        <ChatMarker />
      </Contact>
      <Contact href={supportHref.phone} icon={<PhoneIcon />}>
        {OPERATOR.support.phone}
      </Contact>
      <Contact href={supportHref.email} icon={<EmailIcon />}>
        {OPERATOR.support.email}
      </Contact>
      {hasChoice && (
        <Button variant="ghost" size="sm" className="px-2!" onClick={reopenConsent}>
          {t('consent.again')}
        </Button>
      )}
    </>
  );
}

function Contact({ icon, ...link }: LinkProps & { icon: ReactNode }) {
  return (
    <Button asChild variant="ghost" size="sm" className="px-2!" icon={icon}>
      <Link {...link} />
    </Button>
  );
}

/** Scroll distance before the footer is mounted, px (FOOT-01). */
const SCROLLED = 420;

/** The footer, a placeholder until it is in view after `SCROLLED` px of scrolling (FOOT-01). */
export function SiteFooter(props: SiteFooterProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = useReached(box);
  const reserved = <div className="h-[480px]" />;
  return <div ref={box}>{isShown ? <FullFooter {...props} /> : reserved}</div>;
}

function useReached(box: { readonly current: HTMLElement | null }): boolean {
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const target = box.current;
    if (!target || isReached) return undefined;
    let isInView = false;
    const judge = () => {
      if (isInView && scrollY > SCROLLED) setReached(true);
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      judge();
    });
    observer.observe(target);
    addEventListener('scroll', judge, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', judge);
    };
  }, [box, isReached]);
  return isReached;
}
