import { TooManyAttempts } from '@tulpar/ui/screens';
import { art } from '#app/art/objects.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href } from '#app/platform/routing/router.tsx';
import { useWait } from '../texts.ts';

/** `endsAt`: end of the block, ms; null if the server did not send it. */
export interface AttemptsOverProps {
  endsAt: number | null;
  onBack: () => void;
}

/**
 * The server accepts no more codes or requests for some time; the form's input is preserved behind this
 * screen.
 */
export function AttemptsOver({ endsAt, onBack }: AttemptsOverProps) {
  const t = useText();
  const wait = useWait(endsAt);
  return (
    <TooManyAttempts
      art={art.horseshoe}
      title={t('reset.overTitle')}
      text={t('reset.overText')}
      countdown={wait === null ? undefined : t('reset.overWait', { time: wait })}
      okLabel={t('common.ok')}
      onOk={onBack}
      support={{ label: t('technical.support'), href: href('contacts') }}
    />
  );
}
