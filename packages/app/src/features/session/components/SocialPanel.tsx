import { useEffect, useState } from 'react';
import { useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { useRichText } from '#app/platform/i18n/rich-text.ts';
import { currencies, type Currency } from '#app/platform/i18n/languages.ts';
import { href } from '#app/platform/routing/router.tsx';
import { languagePinnedAtom, useVisitor } from '#app/platform/session/visitor.ts';
import { OPERATOR } from '#app/platform/operator.ts';
import { beginSocial, type SocialProvider } from '../social.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { textLink } from './text-link.tsx';
import { store } from '#app/platform/state/store.ts';

/** Goes to a provider's page; its button stays busy until the page is left, also when the visitor comes back to it. */
export function useProvider({ isNew }: { isNew: boolean }) {
  const language = useLanguage();
  const { currency: visitors } = useVisitor();
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setBusy(null);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const go = (provider: SocialProvider, currency: Currency = visitors) => {
    if (busy) return;
    setBusy(provider);
    location.assign(
      beginSocial(provider, { language, currency, keeps: isNew || store.get(languagePinnedAtom) }),
    );
  };
  return { busy, go };
}

/** Props of `SocialPanel`. */
export type SocialPanelProps =
  | { purpose: 'login' }
  | {
      purpose: 'register';
      /** The currency chosen for the account; null while the form lacks something, which it shows itself. */
      settle: () => Promise<Currency | null>;
    };

/** The social tab: the providers, and what signing in for the first time means. */
export function SocialPanel(props: SocialPanelProps) {
  const t = useText();
  const rich = useRichText();
  const { currency } = useVisitor();
  const { busy, go } = useProvider({ isNew: props.purpose === 'register' });
  const choose = async (provider: SocialProvider) => {
    const chosen = props.purpose === 'login' ? currency : await props.settle();
    if (chosen) go(provider, chosen);
  };
  return (
    <>
      <SocialButtons busy={busy} onChoose={(provider) => void choose(provider)} />
      {props.purpose === 'login' && (
        <p className="mt-4 text-center text-caption text-balance text-ink-muted">
          {t('session.socialNew', { currency: `${currency} ${currencies[currency]}` })}{' '}
          {rich('session.socialTerms', {
            age: OPERATOR.minAge,
            rules: textLink(href('staticPage', { slug: 'rules' })),
            privacy: textLink(href('staticPage', { slug: 'privacy-policy' })),
          })}
        </p>
      )}
    </>
  );
}
