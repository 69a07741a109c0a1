import { CheckIcon, LockedIcon, NotificationsIcon } from '@tulpar/ui/icon';
import { Notice } from '@tulpar/ui/notice';
import type { ReactNode } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import type { Restriction } from '#app/features/session/index.ts';
import type { BonusAtStake, BreakFacts } from '../lengths.ts';

export interface ConsequencesProps {
  kind: Restriction['kind'];
  /** End of the restriction, ms; null without an end. */
  end: number | null;
  facts: BreakFacts;
}

/**
 * What closes, what remains available, and what happens to the player's money, bonus, rounds and tournaments;
 * only what applies is shown (SAFE-08).
 */
export function Consequences({
  kind,
  end,
  facts: { money, bonuses, rounds, tournaments },
}: ConsequencesProps) {
  const t = useText();
  const formats = useFormats();
  const lock = <LockedIcon />;
  const check = <CheckIcon />;
  return (
    <>
      <div className="grid divide-y divide-line rounded-lg bg-surface-1 px-4 shadow-card tablet:grid-cols-2 tablet:gap-x-6 tablet:divide-y-0">
        <Part title={t('breaks.closes')}>
          <Line icon={lock}>{t('breaks.closes.play')}</Line>
          <Line icon={lock}>{t('breaks.closes.bonuses')}</Line>
          <Line icon={<NotificationsIcon />}>{t(`breaks.closes.mail.${kind}`)}</Line>
        </Part>
        <Part title={t('breaks.stays')}>
          {money && money.real > 0 && (
            <Line icon={check}>
              {t('breaks.stays.money', {
                amount: formats.money(money.real, money.currency),
              })}
            </Line>
          )}
          <Line icon={check}>{t('breaks.stays.account')}</Line>
        </Part>
      </div>
      {rounds.length > 0 && (
        <Notice title={t('breaks.round.title', { games: rounds.join(', ') })}>
          {t('breaks.round.text')}
        </Notice>
      )}
      {bonuses
        .filter(({ isQueued }) => kind === 'self_exclusion' || !isQueued)
        .map((bonus) => (
          <BonusNotice key={bonus.id} kind={kind} end={end} bonus={bonus} />
        ))}
      {tournaments.length > 0 && (
        <Notice title={t('breaks.tournaments.title', { names: tournaments.join(', ') })}>
          {t('breaks.tournaments.text')}
        </Notice>
      )}
    </>
  );
}

/** Self-exclusion cancels a bonus immediately; during a break it continues and can expire (SAFE-13). */
function BonusNotice({
  kind,
  end,
  bonus,
}: Pick<ConsequencesProps, 'kind' | 'end'> & { bonus: BonusAtStake }) {
  const t = useText();
  const { date } = useDates();
  const { name, until, left } = bonus;
  if (kind === 'self_exclusion')
    return (
      <Notice tone="warning" title={t('breaks.bonus.ends', { name })}>
        {t('breaks.bonus.endsText')}
      </Notice>
    );
  if (until !== null && (end === null || Date.parse(until) <= end))
    return (
      <Notice tone="warning" title={t('breaks.bonus.expires', { name, date: date(until, 'd MMMM') })}>
        {left !== null && t('breaks.bonus.expiresText', { left })}
      </Notice>
    );
  return (
    <Notice title={t('breaks.bonus.stays', { name })}>
      {left !== null &&
        (until === null
          ? t('breaks.bonus.staysText')
          : t('breaks.bonus.staysUntil', { date: date(until, 'd MMMM') }))}
    </Notice>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="py-3">
      <h3 className="text-body-strong break-words">{title}</h3>
      <ul className="mt-2 grid gap-2">{children}</ul>
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-start gap-3 text-body break-words [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-ink-muted">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
