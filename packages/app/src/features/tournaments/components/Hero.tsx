import type { TournamentDetail } from '@tulpar/api/contract';
import { Countdown } from '@tulpar/ui/countdown';
import { BackIcon, CheckIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { OfferBackdrop, OfferEyebrow } from '@tulpar/ui/offer-card';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { href } from '#app/platform/routing/router.tsx';
import { backdropOf, pictureOf, useTournamentTexts } from '../texts.ts';
import { EntryActions } from './EntryActions.tsx';

/** Head of a tournament: title, prize pool, time on the server's clock, and actions. */
export function Hero({ tournament, onTime }: { tournament: TournamentDetail; onTime: () => void }) {
  const t = useText();
  const { number } = useFormats();
  const texts = useTournamentTexts();
  const { title, is_joined: isJoined, players_count: players, status } = tournament;
  return (
    <OfferBackdrop
      backdrop={backdropOf(tournament)}
      image={pictureOf(tournament)}
      imageClassName="top-8 right-2 w-34 tablet:top-7 tablet:right-28 tablet:w-48"
      className="px-4 pt-3 pb-5 tablet:rounded-xl tablet:px-8 tablet:pt-6 tablet:pb-7"
    >
      <div className="flex flex-wrap items-center gap-2">
        <IconLink
          variant="art"
          href={href('tournaments')}
          label={t('tournaments.back')}
          icon={<BackIcon aria-hidden="true" />}
        />
        <StatusPlate tournament={tournament} />
        <OfferEyebrow className="max-tablet:hidden">
          {t('tournaments.players', { count: number(players, 0) })}
        </OfferEyebrow>
        {isJoined && (status === 'active' || status === 'upcoming') && (
          <OfferEyebrow icon={<CheckIcon aria-hidden="true" />}>{t('tournaments.joined')}</OfferEyebrow>
        )}
      </div>
      <h1 className="slant mt-3 max-w-[64%] font-display text-[2rem] leading-9 font-extrabold tracking-[-0.02em] wrap-anywhere tablet:text-[2.75rem] tablet:leading-12">
        {title}
      </h1>
      <p className="slant mt-1 max-w-[64%] font-display text-display-sm text-amber-bright">
        {texts.pool(tournament)}
      </p>
      <Time tournament={tournament} onTime={onTime} />
      <div className="mt-4 flex flex-wrap items-start gap-2 [&_p]:text-on-backdrop">
        <EntryActions tournament={tournament} />
      </div>
    </OfferBackdrop>
  );
}

function StatusPlate({ tournament: { status, results, ends_at } }: { tournament: TournamentDetail }) {
  const t = useText();
  const { date } = useDates();
  if (status === 'finished')
    return (
      <OfferEyebrow>
        {results === 'pending'
          ? t('tournaments.status.counting')
          : t('tournaments.status.finished', { date: date(ends_at, 'd MMMM') })}
      </OfferEyebrow>
    );
  return <OfferEyebrow>{t(`tournaments.status.${status}`)}</OfferEyebrow>;
}

function Time({ tournament, onTime }: { tournament: TournamentDetail; onTime: () => void }) {
  const t = useText();
  const { date } = useDates();
  const { units } = useTournamentTexts();
  const { status, results, results_by: by, prizes_paid_at: paid } = tournament;
  if (status === 'active' || status === 'upcoming') {
    const isRunning = status === 'active';
    const label = t(isRunning ? 'tournaments.endsIn' : 'tournaments.startsIn');
    return (
      <div className="mt-3">
        <p aria-hidden="true" className="mb-1 text-caption">
          {label}
        </p>
        <Countdown
          key={status}
          label={label}
          units={units}
          endsAt={Date.parse(isRunning ? tournament.ends_at : tournament.starts_at)}
          now={now}
          onComplete={onTime}
        />
      </div>
    );
  }
  const text =
    status === 'canceled'
      ? tournament.cancel_text
      : results === 'pending' && by
        ? t('tournaments.counting.text', { time: date(by, 'HH:mm') })
        : paid
          ? t('tournaments.paid.text', { date: date(paid, 'dd.MM.yyyy HH:mm') })
          : null;
  return text ? <p className="mt-3 max-w-120 text-body">{text}</p> : null;
}
