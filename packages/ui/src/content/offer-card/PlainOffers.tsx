import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import { Badge, type BadgeTone } from '../../feedback/badge/Badge.tsx';
import { IconButton } from '../../inputs/button/index.ts';
import { LockedIcon, GiftIcon } from '../../foundations/icon/index.ts';
import { Picture } from '../picture/Picture.tsx';
import { OfferButton, OfferBackdrop, OfferTermsLine } from './OfferParts.tsx';
import type { OfferFaceProps, OfferCardProps } from './types.ts';
import { cn } from '../../foundations/cn/cn.ts';

/** A locked offer: grey, with its date or condition. */
export function LockedOffer({
  title,
  subtitle,
  figure,
  extra,
  lockedNote,
  terms,
  details,
  image,
}: OfferFaceProps) {
  return (
    <>
      {lockedNote !== undefined && (
        <Badge
          icon={<LockedIcon />}
          className="h-auto max-w-full self-start py-1 leading-4 whitespace-normal"
        >
          <span className="min-w-0">{lockedNote}</span>
        </Badge>
      )}
      <div className="slant mt-3.5 font-display text-display-lg text-ink-muted">{figure}</div>
      {extra !== undefined && <div className="text-body-strong text-ink-muted">{extra}</div>}
      {subtitle !== undefined && (
        <p className="mt-0.5 text-caption text-ink-subtle">
          <DotLine parts={subtitle.split(' · ')} />
        </p>
      )}
      <OfferTermsLine terms={terms} className="mt-0.5 text-ink-subtle" />
      <Picture
        image={image ? { ...image, alt: '' } : null}
        className="pointer-events-none absolute right-4 bottom-13 hidden h-auto w-26 opacity-90 brightness-70 grayscale desktop:block"
      />
      <h3 className="mt-auto pt-3 text-caption text-ink-muted">{title}</h3>
      {details && (
        <OfferButton
          action={details}
          variant="ghost"
          size="sm"
          className="-mx-3 mt-1 -mb-2 self-start px-3! tablet:-mb-3"
        />
      )}
    </>
  );
}

/** A deposit bonus: a strip of backdrop with its picture, then amount, badges, countdown, terms and buttons. */
export function MoneyOffer(props: OfferFaceProps) {
  const { backdrop, title, subtitle, figure, badges, terms, action, details, countdown, image } = props;
  return (
    <>
      <OfferBackdrop
        backdrop={backdrop}
        image={image}
        imageClassName="top-1/2 -right-3.5 w-32 -translate-y-1/2"
        className="min-h-37"
      />
      <div className="flex min-w-0 flex-col p-3.5">
        <h3 className="slant font-display text-display-sm break-words">{figure}</h3>
        {subtitle !== undefined && (
          <p className="text-caption text-ink-muted">
            <DotLine parts={subtitle.split(' · ')} />
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-1.5">{badges ?? <Badge tone="bonus">{title}</Badge>}</div>
        {countdown !== undefined && <div className="mt-3">{countdown}</div>}
        <OfferTermsLine terms={terms} className="mt-2 text-ink-muted" />
        <Actions action={action} details={details} />
      </div>
    </>
  );
}

/** Free spins: cover of the game, badges, number of spins, game, terms and buttons. */
export function SpinsOffer({
  title,
  subtitle,
  figure,
  badges,
  terms,
  action,
  details,
  image,
}: OfferFaceProps) {
  return (
    <>
      <span className="relative h-26 w-[78px] overflow-hidden rounded-md bg-skeleton tablet:h-30 tablet:w-[90px]">
        <Picture
          image={image ? { ...image, alt: '' } : null}
          className="absolute inset-0 size-full object-cover"
          fallback={<span className="backdrop-lapis absolute inset-0" />}
        />
        <span className="absolute inset-0 rounded-md inset-ring inset-ring-white/14" />
      </span>
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap gap-1.5">{badges ?? <Badge tone="accent">{title}</Badge>}</div>
        <h3 className="mt-2 text-title-sm">{figure}</h3>
        {subtitle !== undefined && (
          <p className="text-caption text-ink-muted">
            <DotLine parts={subtitle.split(' · ')} />
          </p>
        )}
        <OfferTermsLine terms={terms} className="text-ink-subtle" />
      </div>
      <div className="col-span-2 tablet:col-span-1">
        <Actions action={action} details={details} />
      </div>
    </>
  );
}

function Actions({ action, details }: Pick<OfferFaceProps, 'action' | 'details'>) {
  if (!action && !details) return null;
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-3">
      {action && (
        <OfferButton needsNetwork action={action} variant="tonal" size="sm" className="flex-1! py-1.5!" />
      )}
      {details?.icon ? (
        <IconButton label={details.label} icon={details.icon} variant="filled" onClick={details.onClick} />
      ) : (
        details && <OfferButton action={details} variant="ghost" size="sm" className="px-3!" />
      )}
    </div>
  );
}

/** Server statuses shown in red (BONUS-18). `wasted`, an offer lost by playing, is not one of them. */
const shownRed: ReadonlySet<string> = new Set(['canceled', 'wager_ignored', 'expired']);

/** Colour of a past offer's outcome by server status: red for those in `shownRed`, green for `finished`, else neutral. */
export function historyTone(status: string): BadgeTone {
  if (shownRed.has(status)) return 'danger';
  return status === 'finished' ? 'success' : 'neutral';
}

/** Icon colours of past offers by kind; the others are gold. */
const looks: Partial<Record<OfferCardProps['kind'], string>> = {
  spins: 'bg-accent-soft text-accent-ink',
  cashback: 'bg-success-soft text-success-ink',
};

/** A past offer as a list row: title, date and terms, amount and outcome. */
export function HistoryOffer({
  kind,
  title,
  date,
  terms,
  figure,
  outcome,
}: OfferFaceProps & Pick<OfferCardProps, 'kind'>) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          'grid size-8 flex-none place-items-center rounded-md [&>svg]:size-4',
          looks[kind] ?? 'bg-bonus-soft text-bonus-ink',
        )}
      >
        <GiftIcon />
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <h3 className="text-body-strong break-words">{title}</h3>
        {date !== undefined && <p className="text-caption text-ink-muted">{date}</p>}
        <OfferTermsLine terms={terms} className="text-ink-muted" />
      </div>
      <div className="ml-auto flex flex-col items-end gap-1">
        <b className="text-body-strong whitespace-nowrap">{figure}</b>
        {outcome && <Badge tone={historyTone(outcome.status)}>{outcome.label}</Badge>}
      </div>
    </>
  );
}
