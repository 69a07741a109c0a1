import { Button } from '@tulpar/ui/button';
import { useText } from '#app/platform/i18n/intl.tsx';
import { providerNames, socialProviders, type SocialProvider } from '../social.ts';
import { ProviderSign } from './ProviderSign.tsx';

/** Props of `SocialButtons`: which provider is being gone to, and what a press does. */
export interface SocialButtonsProps {
  busy: SocialProvider | null;
  onChoose: (provider: SocialProvider) => void;
}

/** One button for each social provider (AUTH-03). */
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
