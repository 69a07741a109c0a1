import { useEffect, useState } from 'react';
import { useLanguage, useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { currencies, type Currency } from '#app/platform/i18n/languages.ts';
import { href } from '#app/platform/routing/router.tsx';
import { languagePinnedAtom, useVisitor } from '#app/platform/session/visitor.ts';
import { OPERATOR } from '#app/platform/operator.ts';
import { beginSocial, type SocialProvider, providerNames, socialProviders } from '../social.ts';
import { textLink } from './text-link.tsx';
import { store } from '#app/platform/state/store.ts';
import { Button } from '@tulpar/ui/button';

/**
 * Opens the page of a social provider. Its button stays busy until this page is left, and is reset when the
 * visitor returns.
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

/** `busy`: the provider being opened. */
export interface SocialButtonsProps {
  busy: SocialProvider | null;
  onChoose: (provider: SocialProvider) => void;
}

/** One button per social provider (AUTH-03). */
export function SocialButtons({ busy, onChoose }: SocialButtonsProps) {
  const t = useText();
  return (
    <div className="flex flex-col gap-3">
      {socialProviders.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="lg"
          block
          busy={busy === provider}
          icon={<ProviderSign provider={provider} />}
          onClick={() => onChoose(provider)}
        >
          {t('session.socialWith', { provider: providerNames[provider] })}
        </Button>
      ))}
    </div>
  );
}

function ProviderSign({ provider }: { provider: SocialProvider }) {
  return provider === 'google' ? (
    <svg viewBox="0 0 20 20" fill="none" strokeWidth="3.4" aria-hidden="true">
      <path stroke="#EA4335" d="M15.6 5.4A7.1 7.1 0 0 0 3.8 6.7" />
      <path stroke="#FBBC05" d="M3.8 6.7a7.1 7.1 0 0 0 0 6.6" />
      <path stroke="#34A853" d="M3.8 13.3a7.1 7.1 0 0 0 10.8 2.1" />
      <path stroke="#4285F4" d="M14.6 15.4A7.1 7.1 0 0 0 17.1 10H10.4" />
    </svg>
  ) : (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9.4" fill="#1877F2" />
      <path
        fill="#fff"
        d="M8.5 19.3v-6.5H6.4V10h2.1V8.2c0-2.3 1.2-3.5 3.3-3.5.6 0 1.2.1 1.7.2v2.3h-1c-1 0-1.3.6-1.3 1.3V10h2.3l-.4 2.8h-1.9v6.5z"
      />
    </svg>
  );
}
