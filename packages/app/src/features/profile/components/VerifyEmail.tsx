import type { User } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProblem, useFormCommand } from '#app/features/session/index.ts';
import { failureOf, SentAgain } from '#app/features/password-reset/index.ts';
import { useWait } from '#app/platform/i18n/durations.ts';
import { now } from '#app/platform/network/clock.ts';
import type { FormFailure } from '#app/platform/forms/forms.ts';
import { useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { emailDraft, sendLetter, useRefetchUser } from '../commands.ts';
import { readSent, type Sent } from '../contact-form.ts';
import { ContactConfirmed, mail, ToContacts, VerifyColumn, VerifyFrame } from './VerifyFrame.tsx';

/** Sends the email with the confirmation link (ROUTE-22, CONF-08). */
export function VerifyEmail({ user }: { user: User }) {
  const t = useText();
  const { email } = user;
  const [wasConfirmed] = useState(user.is_email_confirmed);
  return (
    <VerifyFrame title={t('page.profileVerifyEmail')}>
      {user.is_email_confirmed ? (
        <ContactConfirmed
          art={mail}
          title={t('confirm.doneTitle')}
          text={t('confirm.doneText')}
          isNew={!wasConfirmed}
        />
      ) : email === null ? (
        <EmptyState
          size="page"
          art={mail}
          title={t('profile.emailNoneTitle')}
          text={t('profile.emailNoneText')}
          action={<ToContacts />}
        />
      ) : (
        <VerifyColumn art={mail}>
          <Letter email={email} />
          <ButtonLink href={href('profileContacts')} variant="ghost" block>
            {t('profile.emailCorrect')}
          </ButtonLink>
        </VerifyColumn>
      )}
    </VerifyFrame>
  );
}

function Letter({ email }: { email: string }) {
  const t = useText();
  const rich = useRichText();
  const refetch = useRefetchUser();
  const [sent, setSent] = useState<Sent | null>(() => readSent(emailDraft.read(), now()));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [repeats, setRepeats] = useState(0);
  const [checks, setChecks] = useState(0);
  const isSent = sent?.to === email;
  const wait = useWait(isSent ? sent.retryAt : null);

  // The link opens in another tab, so refetch when the player returns.
  const look = useEffectEvent(() => {
    if (isSent && !document.hidden) void refetch();
  });
  useEffect(() => {
    const seen = () => look();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);

  const letter = useFormCommand<void, number>(sendLetter, {
    onStart() {
      setFailure(null);
      setChecks(0);
    },
    onSuccess(pause) {
      const next = { to: email, retryAt: now() + pause * 1000 };
      emailDraft.write(next);
      setSent(next);
      if (isSent) setRepeats((count) => count + 1);
    },
    onFailure(error) {
      setFailure(failureOf(error));
      // Perhaps the email is already confirmed.
      void refetch();
    },
  });
  const [isChecking, setIsChecking] = useState(false);
  const lookNow = async () => {
    setIsChecking(true);
    setFailure(null);
    try {
      await refetch({ throwOnError: true });
      setChecks((count) => count + 1);
    } catch (error) {
      setChecks(0);
      setFailure(failureOf(error));
    }
    setIsChecking(false);
  };

  const address = <b className="wrap-anywhere text-ink">{email}</b>;
  return (
    <>
      {isSent ? (
        <>
          <p role="status" className="text-body text-ink-muted tablet:text-center">
            {rich('profile.emailSent', { email: address })}
          </p>
          <p className="text-body text-ink-muted tablet:text-center">{t('profile.emailSentHint')}</p>
          <SentAgain count={checks}>{t('profile.emailNotYet')}</SentAgain>
          <Button size="lg" block busy={isChecking} onClick={() => void lookNow()}>
            {t('profile.emailCheck')}
          </Button>
        </>
      ) : (
        <p className="text-body text-ink-muted tablet:text-center">
          {rich('profile.emailIntro', { email: address })}
        </p>
      )}
      <FormProblem failure={failure} retryText="reset.requestAway" />
      <Button
        variant={isSent ? 'secondary' : 'primary'}
        size="lg"
        block
        busy={letter.isPending}
        disabledReason={wait ? t('reset.waitForLink', { time: wait }) : undefined}
        onClick={() => letter.mutate()}
      >
        {t(isSent ? 'reset.resendLink' : 'reset.sendLink')}
      </Button>
      {isSent && <SentAgain count={repeats}>{t('reset.linkSentAgain')}</SentAgain>}
    </>
  );
}
