import { phoneDigits, type User } from '@tulpar/api/contract';
import { hasCode } from '@tulpar/api/errors';
import { TooManyAttempts } from '@tulpar/ui/screens';
import { useState } from 'react';
import { art } from '#app/art/objects.ts';
import { now } from '#app/platform/network/clock.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { phoneDraft, useRefetchUser } from '../commands.ts';
import { lockedContact, phoneState, readSent, type Sent } from '../contact-form.ts';
import { PhoneCodeStep } from './PhoneCodeStep.tsx';
import { PhoneSendStep } from './PhoneSendStep.tsx';
import { ContactConfirmed, VerifyColumn, VerifyFrame } from './VerifyFrame.tsx';

/** Confirms the player's phone by a code (ROUTE-21). */
export function VerifyPhone({ user }: { user: User }) {
  const t = useText();
  const go = useGo();
  const refetch = useRefetchUser();
  const [sent, setSent] = useState(() => readSent(phoneDraft.read(), now()));
  const [isOver, setOver] = useState(false);
  const [isDone, setDone] = useState(false);
  const state = phoneState(user);

  const keep = (next: Sent | null) => {
    if (next) phoneDraft.write({ ...next });
    else phoneDraft.clear();
    setSent(next);
  };
  /** Handles refusals that affect the whole page; returns whether it did. */
  const refused = (error: unknown) => {
    const isExceeded = hasCode(error, 'PHONE_CONFIRM_TRIES_EXCEEDED');
    if (isExceeded) setOver(true);
    void refetch();
    return isExceeded;
  };

  if (isOver || state === 'over')
    return (
      <TooManyAttempts
        art={art.horseshoe}
        title={t('profile.overTitle')}
        text={t(lockedContact(user) === 'phone' ? 'profile.overLockedText' : 'profile.overText')}
        okLabel={t('common.ok')}
        onOk={() => {
          phoneDraft.clear();
          go(href('profileContacts'), { replace: true });
        }}
        support={{ label: t('technical.support'), href: href('contacts') }}
        className="min-h-[75dvh]!"
      />
    );
  return (
    <VerifyFrame title={t('page.profileVerifyPhone')}>
      <VerifyColumn>
        {isDone || (state === 'confirmed' && !sent) ? (
          <ContactConfirmed
            title={t('profile.phoneConfirmed')}
            text={t('profile.phoneDoneText')}
            isNew={isDone}
          />
        ) : sent ? (
          <PhoneCodeStep
            sent={sent}
            tries={user.confirm_phone_try}
            isLocked={lockedContact(user) === 'phone'}
            onSent={keep}
            onBack={() => keep(null)}
            onRefused={refused}
            onDone={async () => {
              phoneDraft.clear();
              await refetch();
              setDone(true);
            }}
          />
        ) : (
          <PhoneSendStep
            phone={phoneDigits(user.phone ?? '')}
            hasPassword={user.has_password !== false}
            isLocked={lockedContact(user) === 'phone'}
            onSent={keep}
            onRefused={refused}
          />
        )}
      </VerifyColumn>
    </VerifyFrame>
  );
}
