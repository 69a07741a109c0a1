import { useEffect, useState } from 'react';
import { useLanguage, useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { currencies, type Currency } from '#app/platform/i18n/languages.ts';
import { href } from '#app/platform/routing/router.tsx';
import { languagePinnedAtom, useVisitor } from '#app/platform/session/visitor.ts';
import { OPERATOR } from '#app/platform/operator.ts';
import { beginSocial, type SocialProvider } from '../social.ts';
import { SocialButtons } from './SocialButtons.tsx';
import { textLink } from './text-link.tsx';
import { store } from '#app/platform/state/store.ts';

/**
 * Opens a provider's page; its button stays busy until the page is left, and is reset when the visitor
 * returns.
 */
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

export type SocialPanelProps =
  | { purpose: 'login' }
  | {
      purpose: 'register';
      /** Resolves to the account's currency; null if the form is invalid and shows its errors. */
      settle: () => Promise<Currency | null>;
    };

/** Social tab: the providers, and a note about the first login. */
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
