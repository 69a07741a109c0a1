import { Button } from '@tulpar/ui/button';
import { Notice } from '@tulpar/ui/notice';
import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#app/platform/network/api.ts';
import { useCodeText } from '#app/platform/network/error-texts.ts';
import { useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { socialReturn, spendSocialReturn } from '#app/platform/session/link-token.ts';
import { logInBySocial } from '../login-commands.ts';
import { providerNames, settleSocial, type SocialGrant } from '../social.ts';
import { isSilent } from './FormProblem.tsx';
import { SocialButtons, useProvider } from './SocialPanel.tsx';
import { textLink } from './text-link.tsx';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

type Stage = 'working' | 'away' | 'unasked' | 'unfinished' | 'denied' | { readonly codes: readonly string[] };

const texts = {
  away: 'session.socialAway',
  unasked: 'session.socialUnasked',
  unfinished: 'session.socialUnfinished',
  denied: 'session.socialDenied',
} as const;

/** Handles the return from a provider (AUTH-03, API-05): logs in, or shows the error with next steps. */
export function SocialReturn() {
  const t = useText();
  const rich = useRichText();
  const codeText = useCodeText();
  const [begun] = useState(() => settleSocial(socialReturn()));
  const grant: SocialGrant | null = begun?.token == null ? null : begun;
  const [stage, setStage] = useState<Stage>(() => {
    if (grant) return 'working';
    if (begun) return 'denied';
    // Unfinished after a reload: the provider's parameters can be used only once.
    return socialReturn() === null ? 'unfinished' : 'unasked';
  });
  const signedIn = useSignedIn();
  const { busy, go } = useProvider({ isNew: begun?.language != null });

  const run = useCallback(async (): Promise<Stage | null> => {
    if (!grant) return null;
    try {
      await logInBySocial(grant);
      spendSocialReturn();
    } catch (error) {
      if (isSilent(error)) return null;
      if (isApiError(error) && error.retryable && error.kind !== 'rateLimited') return 'away';
      spendSocialReturn();
      if (!isApiError(error)) return { codes: ['DEFAULT'] };
      const ofFields = Object.values(error.fields).flat();
      return { codes: ofFields.length > 0 ? ofFields : [error.code ?? 'DEFAULT'] };
    }
    return null;
  }, [grant]);
  const show = useCallback((next: Stage | null) => next && setStage(next), []);
  useEffect(() => {
    if (!signedIn) void run().then(show);
  }, [signedIn, run, show]);
  const again = () => {
    setStage('working');
    void run().then(show);
  };

  const provider = begun ? providerNames[begun.provider] : '';
  // After the login this component renders once more before the redirect; do not show an error then.
  if (stage === 'working' || signedIn) {
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="text-body text-ink-muted">
          {t('session.socialWorking', { provider })}
        </p>
        <SocialButtons busy={grant?.provider ?? null} onChoose={() => undefined} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Notice
        key={typeof stage === 'object' ? 'refused' : stage}
        tone={stage === 'unfinished' || stage === 'denied' ? 'info' : 'error'}
        title={t('session.socialFailed')}
        action={
          stage === 'away' && (
            <Button ref={handOverFocus} variant="secondary" size="sm" onClick={again}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        {typeof stage === 'object' ? codeText(stage.codes) : t(texts[stage], { provider })}
      </Notice>
      <SocialButtons busy={busy} onChoose={(chosen) => go(chosen, begun?.currency)} />
      <p className="flex min-h-11 items-center justify-center text-center text-body text-ink-muted">
        <span>
          {rich('session.socialElse', { a: textLink(href('login'), { replace: true, isTall: true }) })}
        </span>
      </p>
    </div>
  );
}
