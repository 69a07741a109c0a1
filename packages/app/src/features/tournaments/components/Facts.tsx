import { DotLine } from '@tulpar/ui/dot-line';
import type { TournamentDetail } from '@tulpar/api/contract';
import { Badge } from '@tulpar/ui/badge';
import { Button } from '@tulpar/ui/button';
import { CheckIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { OwnPlace } from '@tulpar/ui/leaderboard';
import { SectionHead } from '@tulpar/ui/section-head';
import { useId, type ReactNode } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useTournamentTexts } from '../texts.ts';

const CARD = 'rounded-lg bg-surface-1 shadow-card';
const ROW =
  'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 not-first:border-t not-first:border-line';

export function Section({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead
        title={title}
        headingId={id}
        className="px-0! tablet:px-0! desktop:px-0!"
        controls={aside !== undefined && <span className="text-caption text-ink-muted">{aside}</span>}
      />
      {children}
    </section>
  );
}

/** The player's place, points and prize, and the distance to the next prize and place (TOUR-06). */
export function OwnStanding({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { number } = useFormats();
  const { points, missing } = useTournamentTexts();
  const { me, my } = tournament;
  if (!me) return null;
  const toPrize = me.points_to_next_prize;
  const pointsToPlace = tournament.points_to_next_place ?? null;
  const next = [
    ...(my?.prize_text ? [t('tournaments.own.prize', { prize: my.prize_text })] : []),
    ...(toPrize === null ? [] : [t('tournaments.own.toPrize', { points: missing(toPrize, tournament) })]),
    ...(pointsToPlace === null
      ? []
      : [t('tournaments.own.toPlace', { points: missing(pointsToPlace, tournament) })]),
  ];
  return (
    <OwnPlace
      label={t('tournaments.own.label')}
      place={me.place === null ? t('tournaments.own.none') : number(me.place, 0)}
      points={t('tournaments.own.points', { points: points(me.points) })}
      next={next.length > 0 ? next.join(' · ') : undefined}
      progress={
        toPrize === null
          ? null
          : { value: me.points, max: me.points + toPrize, label: t('tournaments.own.progress') }
      }
    />
  );
}

/** Once results are final: the player's place and points, and the prize with a link to it (TOUR-09). */
export function Result({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { number } = useFormats();
  const { date } = useDates();
  const { points } = useTournamentTexts();
  const { me, my_prize: prize = null, results } = tournament;
  if (!me || results !== 'final') return null;
  return (
    <Section title={t('tournaments.result.title')}>
      <div className={`${CARD} grid gap-4 p-4 tablet:grid-cols-2`}>
        <div>
          <p className="text-caption text-ink-muted">{t('tournaments.own.label')}</p>
          <p className="slant font-display text-display-md">
            {me.place === null ? t('tournaments.own.none') : number(me.place, 0)}
          </p>
          <p className="text-caption text-ink-muted">
            {t('tournaments.own.points', { points: points(me.points) })}
          </p>
        </div>
        <div>
          <p className="text-caption text-ink-muted">{t('tournaments.board.prize')}</p>
          <p className="slant font-display text-display-sm text-bonus-ink">
            {prize ? prize.text : t('tournaments.result.none')}
          </p>
          {prize && (
            <Badge tone={prize.credited_at === null ? 'warning' : 'success'} className="mt-1">
              {prize.credited_at === null
                ? t('tournaments.result.waiting')
                : t('tournaments.result.credited', { date: date(prize.credited_at, 'dd.MM.yyyy') })}
            </Badge>
          )}
        </div>
        {prize && (prize.offer_id !== null || prize.transaction_id !== null) && (
          <Button asChild variant="secondary" block className="tablet:col-span-2">
            <Link
              href={
                prize.transaction_id === null
                  ? href('bonusesReceived')
                  : href('history', {}, { search: { tx: prize.transaction_id } })
              }
            >
              {t(
                prize.transaction_id === null ? 'tournaments.result.toBonus' : 'tournaments.result.toPayment',
              )}
            </Link>
          </Button>
        )}
      </div>
    </Section>
  );
}

/** Scoring rules with an example and the daily maximum (TOUR-05). */
export function PointsRules({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { points } = useTournamentTexts();
  const {
    scoring_rules: rules = [],
    scoring_text: text,
    scoring_example: example,
    max_points_per_day: perDay,
  } = tournament;
  if (rules.length === 0 && !text && !example && perDay == null) return null;
  const isMine = rules.some(({ my_points }) => my_points !== null);
  return (
    <Section title={t('tournaments.rules.title')} {...(isMine ? { aside: t('tournaments.rules.mine') } : {})}>
      <div className={CARD}>
        {rules.length === 0 && text && <p className="px-4 py-3 text-body">{text}</p>}
        <ul>
          {rules.map(({ title, note, my_points }) => (
            <li key={title} className={ROW}>
              <div className="min-w-0 flex-1">
                <p className="text-body">{title}</p>
                {note && <p className="text-caption text-ink-muted">{note}</p>}
              </div>
              {my_points !== null && (
                <span className="text-body-strong tabular-nums">{points(my_points)}</span>
              )}
            </li>
          ))}
        </ul>
        {(example || perDay != null) && (
          <p className="rounded-b-lg bg-surface-2 px-4 py-3 text-caption text-ink-muted">
            {[
              ...(example ? [t('tournaments.rules.example', { example })] : []),
              ...(perDay == null ? [] : [t('tournaments.rules.perDay', { points: points(perDay) })]),
            ].join('. ')}
          </p>
        )}
      </div>
    </Section>
  );
}

/** Conditions of participation and whether the player meets them (TOUR-05). */
export function Conditions({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { conditions = [] } = tournament;
  return (
    <Section title={t('tournaments.conditions.title')}>
      <div className={CARD}>
        {conditions.length === 0 ? (
          <p className="p-4 text-body text-ink-muted">{t('tournaments.conditions.none')}</p>
        ) : (
          <ul>
            {conditions.map(({ code, text, is_met }) => (
              <li key={code} className={ROW}>
                <span className="min-w-0 flex-1 text-body">{text}</span>
                {is_met !== null && (
                  <Badge
                    className="h-auto max-w-full py-1 leading-4 whitespace-normal"
                    tone={is_met ? 'success' : 'danger'}
                    icon={is_met ? <CheckIcon /> : undefined}
                  >
                    {t(is_met ? 'tournaments.conditions.met' : 'tournaments.conditions.unmet')}
                  </Badge>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

export function Prizes({ tournament }: { tournament: TournamentDetail }) {
  const t = useText();
  const { number } = useFormats();
  const { prize } = useTournamentTexts();
  const { prizes, me } = tournament;
  const place = me?.place ?? null;
  const wagers = [...new Set(prizes.filter(({ type }) => type === 'money').map((one) => one.wager))];
  const wager = wagers.length === 1 ? (wagers[0] ?? null) : null;
  return (
    <Section title={t('tournaments.prizes.title')}>
      {prizes.length === 0 ? (
        <p className={`${CARD} p-4 text-body text-ink-muted`}>{t('tournaments.prizes.none')}</p>
      ) : (
        <ul className={`${CARD} overflow-clip`}>
          {prizes.map((one) => {
            const { place_from: from, place_to: to } = one;
            const isHere = place !== null && place >= from && place <= to;
            return (
              <li key={from} className={`${ROW} ${isHere ? 'bg-bonus-soft' : ''}`}>
                <span className={isHere ? 'text-body-strong' : 'text-body text-ink-muted'}>
                  <DotLine
                    parts={[
                      from === to
                        ? t('tournaments.prizes.place', { place: number(from, 0) })
                        : t('tournaments.prizes.places', { from: number(from, 0), to: number(to, 0) }),
                      isHere && t('tournaments.prizes.here'),
                    ]}
                  />
                </span>
                <span className="ml-auto text-right text-body-strong text-bonus-ink">
                  <DotLine
                    parts={[
                      prize(one),
                      wagers.length > 1 && one.type === 'money' && one.wager !== null && (
                        <span key="wager" className="font-normal text-ink-muted">
                          {`${t('bonuses.term.wager')} ${t('bonuses.terms.wager', { wager: number(one.wager) })}`}
                        </span>
                      ),
                    ]}
                  />
                  {from !== to && (
                    <span className="font-normal text-ink-muted"> {t('tournaments.prizes.each')}</span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {wager !== null && (
        <p className="mt-2 text-caption text-ink-muted">
          {t('tournaments.prizes.money', { wager: number(wager) })}
        </p>
      )}
    </Section>
  );
}
