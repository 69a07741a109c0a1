import { DotLine } from '@tulpar/ui/dot-line';
import { ButtonLink } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import { ChevronLeftIcon, ChevronRightIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { PaginationMore } from '@tulpar/ui/pagination-more';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { TransactionSkeleton } from '@tulpar/ui/transaction-row';
import { art } from '#app/art/objects.ts';
import { useIsRestricted } from '#app/features/session/index.ts';
import { dayInWords } from '#app/platform/i18n/day-headings.ts';
import { useDates, useToday } from '#app/platform/i18n/use-dates.ts';
import { useFormats, useLanguage, useText, useOpenText } from '#app/platform/i18n/intl.tsx';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { mergePages, useInfiniteQuery } from '#app/platform/network/query.ts';
import { href, Link, useSearch } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { addDays, isDay, useSigned } from '../statement.ts';
import { roundsOptions, type RoundsOf } from '../queries.ts';
import type { PlayedRound } from '@tulpar/api/contract';
import { TodayLink, useOpenedOn } from './TodayLink.tsx';

interface RoundRowProps {
  round: PlayedRound;
  /** Whether to show the date: a session can span midnight. */
  isDated: boolean;
}

/** One round: game, time, free spin, stake and win with bonus shares, contribution to a bonus, result (SAFE-17). */
function RoundRow({ round, isDated }: RoundRowProps) {
  const t = useText();
  const open = useOpenText();
  const { date } = useDates();
  const { money } = useFormats();
  const { currency, bet, win, bet_bonus, win_bonus, wager, game } = round;
  const signed = useSigned(currency);
  const isRestricted = useIsRestricted();
  const time = date(round.at, isDated ? 'd MMMM, HH:mm' : 'HH:mm');
  const part = (id: 'bonuses.offer.bet' | 'rounds.win', whole: number, bonus: number) => {
    const text = t(id, { amount: money(whole, currency) });
    if (bonus === 0) return text;
    return `${text} (${t('rounds.bonus', { amount: money(bonus, currency) })})`;
  };
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-40">
        {isRestricted ? (
          <span className="block text-body-strong wrap-anywhere">{game.name}</span>
        ) : (
          <Link
            href={href('game', { slug: game.slug })}
            className="block text-body-strong wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {game.name}
          </Link>
        )}
        <p className="text-caption break-words text-ink-muted">
          <DotLine
            parts={[
              time,
              round.is_free_spin && t('rounds.spin'),
              part('bonuses.offer.bet', bet, bet_bonus),
              part('rounds.win', win, win_bonus),
            ]}
          />
        </p>
        {wager && (
          <p
            className={`text-caption break-words ${wager.zero_reason === null ? 'text-ink-muted' : 'text-warning-ink'}`}
          >
            {wager.zero_reason === null
              ? t('rounds.counted', { amount: money(wager.counted, currency) })
              : (open(`bonuses.ledger.zero.${wager.zero_reason}`) ?? t('bonuses.ledger.filter.zero'))}
          </p>
        )}
      </div>
      <span className="ml-auto min-w-0 text-right text-body-strong wrap-anywhere">
        {round.is_free_spin ? signed(win) : signed(win - bet)}
      </span>
    </li>
  );
}

/**
 * Rounds of the day or session in the URL, 50 per page, newest first (SAFE-17); default: the day on which the page was
 * opened.
 */
export function RoundList() {
  const { currency } = useVisitor();
  const [search] = useSearch();
  const today = useToday(currency);
  const openedOn = useOpenedOn(today);
  const sitting = search.get('session');
  if (sitting) return <Rounds key={sitting} of={{ sitting }} today={today} />;
  const parameter = search.get('day') ?? '';
  if (isDay(parameter) && parameter <= today)
    return <Rounds key={parameter} of={{ day: parameter }} today={today} />;
  return (
    <>
      {openedOn < today && <TodayLink href={href('rounds')} today={today} />}
      <Rounds key={openedOn} of={{ day: openedOn }} today={today} />
    </>
  );
}

function Rounds({ of, today }: { of: RoundsOf; today: string }) {
  const t = useText();
  const { currency } = useVisitor();
  const { money, number } = useFormats();
  const signed = useSigned(currency);
  const query = useInfiniteQuery(roundsOptions(of, currency));
  const { data, error, isPending, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  const first = data?.pages[0];
  const rounds = mergePages(data?.pages ?? [], ({ round_id }) => round_id);
  const { bets, wins } = first?.extra_data ?? {};
  const sum = (minor: number | undefined) => money(minor ?? 0, currency);
  const total = query.hasNextPage ? (first?.pagination.items ?? 0) : rounds.length;
  return (
    <section aria-labelledby="rounds-of" className="grid grid-cols-1 gap-3">
      <Head of={of} today={today} />
      {isPending ? (
        <SkeletonGroup label={t('common.loading')} className="grid grid-cols-1 gap-3">
          <Skeleton className="h-27 rounded-lg" />
          <TransactionSkeleton rows={6} />
        </SkeletonGroup>
      ) : first === undefined ? (
        <LoadFailed titleId="rounds.away" textId="statement.away.text" error={error} onRetry={refetch} />
      ) : rounds.length === 0 ? (
        <EmptyState
          art={art.search}
          title={t('rounds.empty')}
          text={t('rounds.empty.text')}
          action={
            <ButtonLink href={href('statement')} variant="secondary">
              {t('rounds.statement')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <dl className="rounded-lg bg-surface-1 p-4 shadow-card">
            <dt className="text-caption text-ink-muted">{t('statement.net')}</dt>
            <dd>
              <p className="slant font-display text-display-md wrap-anywhere">
                {signed((wins ?? 0) - (bets ?? 0))}
              </p>
              <p className="mt-1 text-caption text-ink-muted">
                <DotLine
                  parts={[
                    t('rounds.count', { count: first.pagination.items }),
                    t('statement.played', { bets: sum(bets), wins: sum(wins) }),
                  ]}
                />
              </p>
            </dd>
          </dl>
          <ul className="divide-y divide-line rounded-lg bg-surface-1 shadow-card">
            {rounds.map((round) => (
              <RoundRow key={round.round_id} round={round} isDated={'sitting' in of} />
            ))}
          </ul>
          {first.pagination.total_pages > 1 && (
            <PaginationMore
              shown={rounds.length}
              total={total}
              progressText={t('bonuses.ledger.shown', {
                shown: number(rounds.length),
                total: number(total),
              })}
              moreLabel={t('common.more')}
              onMore={() => void fetchNextPage()}
              busy={isFetchingNextPage}
              error={isFetchNextPageError ? t('common.moreFailed') : undefined}
            />
          )}
        </>
      )}
    </section>
  );
}

function Head({ of, today }: { of: RoundsOf; today: string }) {
  const t = useText();
  const language = useLanguage();
  const title = 'day' in of ? dayInWords(of.day, today, language) : t('rounds.sitting');
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 id="rounds-of" className="min-w-0 text-title-sm break-words">
        {title}
      </h2>
      {'day' in of && (
        <nav aria-label={t('page.rounds')} className="flex flex-none">
          <IconLink
            href={href('rounds', {}, { search: { day: addDays(of.day, -1) } })}
            label={t('rounds.previousDay')}
            icon={<ChevronLeftIcon />}
          />
          {of.day < today && (
            <IconLink
              href={href('rounds', {}, { search: { day: addDays(of.day, 1) } })}
              label={t('rounds.nextDay')}
              icon={<ChevronRightIcon />}
            />
          )}
        </nav>
      )}
    </div>
  );
}
