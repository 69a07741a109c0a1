import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useState } from 'react';
import { PROFILE_KEY, profileAtom } from '#app/features/session/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { now } from '#app/platform/network/clock.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { useCloseForPlay } from '../commands.ts';
import { isInForce, type BreakFacts, type BreakLength, type Restriction } from '../lengths.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { Holding } from './Holding.tsx';
import { LengthStep } from './LengthStep.tsx';

/** Steps of a break or self-exclusion, once the current restriction is known. */
export function BreakSteps({ facts }: { facts: BreakFacts }) {
  const t = useText();
  const queries = useQueryClient();
  const { data: user, isError } = useAtomValue(profileAtom);
  if (user) return <Steps facts={facts} restriction={user.restriction} />;
  if (isError)
    return (
      <LoadFailed
        titleId="breaks.away.title"
        textId="breaks.away.text"
        onRetry={() => queries.refetchQueries({ queryKey: PROFILE_KEY })}
      />
    );
  return (
    <SkeletonGroup label={t('common.loading')} className="grid grid-cols-1 gap-2">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-16 rounded-md" />
      ))}
    </SkeletonGroup>
  );
}

/**
 * First the length, then what it closes and what remains available (SAFE-08). During a restriction it shows
 * the end date, and the same steps extend it.
 */
function Steps({ facts, restriction }: { facts: BreakFacts; restriction: Restriction | null }) {
  const holds = isInForce(restriction, now()) ? restriction : null;
  const [chosen, choose] = useState<BreakLength | null>(null);
  const [step, setStep] = useState<'start' | 'length' | 'confirm'>('start');
  const { mutate, isPending } = useCloseForPlay(() => {
    choose(null);
    setStep('start');
  });
  if (step === 'confirm' && chosen)
    return (
      <ConfirmStep
        length={chosen}
        facts={facts}
        busy={isPending}
        onConfirm={() => mutate(chosen)}
        onBack={() => setStep('length')}
      />
    );
  if (holds && step === 'start')
    return <Holding restriction={holds} money={facts.money} onExtend={() => setStep('length')} />;
  return (
    <LengthStep
      holds={holds}
      chosen={chosen}
      isReturn={step === 'length'}
      onChoose={choose}
      onNext={() => setStep('confirm')}
    />
  );
}
