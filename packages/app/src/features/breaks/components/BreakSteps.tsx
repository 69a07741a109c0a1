import { selfExclude, takeBreak, type User } from '@tulpar/api/contract';
import { Button, ButtonLink } from '@tulpar/ui/button';
import { Checkbox } from '@tulpar/ui/checkbox';
import { EmptyState } from '@tulpar/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { useToast } from '@tulpar/ui/toast';
import { useState } from 'react';
import { art } from '#app/art/objects.ts';
import { ChatMarker, chatLink } from '#app/features/chat/index.ts';
import { PROFILE_KEY, profileAtom, useHolding, type Restriction } from '#app/features/session/index.ts';
import { useText, useFormats } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { now } from '#app/platform/network/clock.ts';
import { sendCommand, useCommand, type Command } from '#app/platform/network/command.ts';
import { useQueryClient, changedBy } from '#app/platform/network/query.ts';
import { useCarried, href, Link, useGo, useGoBack, useLocation } from '#app/platform/routing/router.tsx';
import { useMinute } from '#app/platform/state/next-moment.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { lengthsBeyond, useBreakEnd, endOf, type BreakFacts, type BreakLength } from '../lengths.ts';
import { Consequences } from './Consequences.tsx';
import { LengthStep, StepHead } from './LengthStep.tsx';
import { takeFocus } from '#app/platform/state/lost-focus.ts';

/**
 * Starts a break or self-exclusion. The response holds the restriction in force, which may be longer than
 * requested (SAFE-09).
 */
export function useCloseForPlay(onDone: () => void): Command<BreakLength> {
  const t = useText();
  const { show } = useToast();
  const queries = useQueryClient();
  return useCommand(
    (length: BreakLength) =>
      length.kind === 'break'
        ? sendCommand(takeBreak, { body: { days: length.days } }, { intent: `break:${length.id}` })
        : sendCommand(selfExclude, { body: { months: length.months } }, { intent: `break:${length.id}` }),
    {
      // Self-exclusion cancels bonuses and their money.
      invalidates: [changedBy('profile', 'offers', 'balance')],
      onSuccess(restriction) {
        queries.setQueryData<User>(PROFILE_KEY, (user) => user && { ...user, restriction });
        onDone();
      },
      onError: () => show({ tone: 'error', title: t('breaks.failed') }),
    },
  );
}

interface ConfirmStepProps {
  length: BreakLength;
  facts: BreakFacts;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** Consequences of the chosen length, and the confirmation; self-exclusion needs a checkbox (SAFE-08). */
function ConfirmStep({ length, facts, busy, onConfirm, onBack }: ConfirmStepProps) {
  const t = useText();
  const endText = useBreakEnd();
  const [isTicked, tick] = useState(false);
  const isExclusion = length.kind === 'self_exclusion';
  const end = endOf(length, useMinute());
  return (
    <div className="grid grid-cols-1 gap-3">
      <StepHead step={2} takesFocus />
      <div>
        <p className="text-caption break-words text-ink-muted">
          {t('breaks.chosen', {
            kind: t(`breaks.kind.${length.kind}`),
            length: t(`breaks.length.${length.id}`),
          })}
        </p>
        <h2 className="slant mt-1 font-display text-display-md text-balance break-words text-ink">
          {endText(length.kind, end)}
        </h2>
        <p className="mt-1 text-body break-words hyphens-auto text-ink-muted">
          {t(`breaks.starts.${length.kind}`)}
        </p>
      </div>
      <Consequences kind={length.kind} end={end} facts={facts} />
      {isExclusion && (
        <Checkbox
          className="rounded-lg bg-surface-1 px-3.5 py-1 shadow-card"
          checked={isTicked}
          onCheckedChange={tick}
          label={t('breaks.tick', { end: endText(length.kind, end) })}
        />
      )}
      <div className="grid gap-3 tablet:grid-cols-2 tablet:items-start">
        <Button
          needsNetwork
          size="lg"
          block
          busy={busy}
          disabledReason={isExclusion && !isTicked ? t('breaks.tickFirst') : undefined}
          onClick={onConfirm}
        >
          {t(`breaks.confirm.${length.kind}`)}
        </Button>
        <Button variant="secondary" size="lg" block disabled={busy} onClick={onBack}>
          {t('breaks.back')}
        </Button>
      </div>
    </div>
  );
}

interface HoldingProps {
  restriction: Restriction;
  money: BreakFacts['money'];
  /** Whether to move the focus here, because the step that had it was replaced. */
  takesFocus: boolean;
  onExtend: () => void;
}

/** The restriction in force: its end, and what the player can still do (SAFE-09). */
function Holding({ restriction, money, takesFocus, onExtend }: HoldingProps) {
  const t = useText();
  const formats = useFormats();
  const endText = useBreakEnd();
  const { kind, until } = restriction;
  const canExtend = lengthsBeyond(restriction, now()).length > 0;
  return (
    <div
      ref={takesFocus ? takeFocus : undefined}
      tabIndex={-1}
      className="grid grid-cols-1 gap-3 outline-none"
    >
      <EmptyState
        art={art.horseshoe}
        title={t(`breaks.holds.${kind}`)}
        text={t('breaks.holds.text', { end: endText(kind, until) })}
      />
      {money && money.real > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface-1 p-4 shadow-card">
          <span className="min-w-0">
            <span className="block text-caption text-ink-muted">{t('breaks.holds.money')}</span>
            <b className="text-body-strong">{formats.money(money.real, money.currency)}</b>
          </span>
          <ButtonLink href={href('withdrawal')}>{t('breaks.holds.withdraw')}</ButtonLink>
        </div>
      )}
      {canExtend && (
        <Button variant="secondary" block onClick={onExtend}>
          {t('breaks.extend')}
        </Button>
      )}
      <ButtonLink href={href('history')} variant="secondary" block>
        {t('page.history')}
      </ButtonLink>
      <Button asChild variant="secondary" block>
        <Link {...chatLink}>
          {t('content.footer.chat')}
          <ChatMarker />
        </Link>
      </Button>
    </div>
  );
}

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
    <SkeletonGroup label={t('common.loading')} className="grid grid-cols-1 gap-4">
      <Skeleton className="h-8.5 rounded-md" />
      <Skeleton className="h-22 rounded-md tablet:h-11" />
      {(['break', 'exclusion'] as const).map((kind) => (
        <div key={kind} className="grid grid-cols-1 gap-2 pt-7.5 tablet:grid-cols-3">
          {[1, 2, 3].map((length) => (
            <Skeleton key={length} className="h-14 rounded-md" />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}

/**
 * Two steps: choice of the length, then what closes and what remains available (SAFE-08). During a restriction its
 * end is shown first, and the same steps extend it. The step is in the browser's history, so that Back returns to
 * the previous one.
 */
function Steps({ facts, restriction }: { facts: BreakFacts; restriction: Restriction | null }) {
  const go = useGo();
  const goBack = useGoBack();
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const isReturn = key !== firstKey;
  const holds = useHolding(restriction);
  const lengths = lengthsBeyond(holds, now());
  const { step = 'start', length } = useCarried();
  const [chosen, choose] = useState<BreakLength | null>(null);
  const confirmed = step === 'confirm' ? lengths.find(({ id }) => id === length) : undefined;
  const { mutate, isPending } = useCloseForPlay(() => {
    choose(null);
    go(href('break'), { replace: true });
  });
  if (confirmed)
    return (
      <ConfirmStep
        length={confirmed}
        facts={facts}
        busy={isPending}
        onConfirm={() => mutate(confirmed)}
        onBack={goBack}
      />
    );
  if (holds && (step !== 'length' || lengths.length === 0))
    return (
      <Holding
        restriction={holds}
        money={facts.money}
        takesFocus={isReturn}
        onExtend={() => go(href('break'), { carry: { step: 'length' } })}
      />
    );
  return (
    <LengthStep
      holds={holds}
      chosen={chosen}
      isReturn={isReturn}
      onChoose={choose}
      onNext={() => chosen && go(href('break'), { carry: { step: 'confirm', length: chosen.id } })}
    />
  );
}
