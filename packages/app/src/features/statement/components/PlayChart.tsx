import { IconButton } from '@tulpar/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@tulpar/ui/icon';
import { useState, type PointerEvent } from 'react';
import { useFormats, useLanguage, useText } from '#app/platform/i18n/intl.tsx';
import { barAfterKey, hasDays, scaleTop, periodInWords, useSigned, type Bar } from '../statement.ts';

/** Bar width as a share of its slot, and minimum bar height as a share of half the chart. */
const FILL = 0.66;
const LEAST = 0.02;
/** Maximum number of labels below the bars. */
const NAMES = 5;

export interface PlayChartProps {
  bars: readonly Bar[];
  currency: string;
  today: string;
}

/**
 * Net result by day or week, on one scale for wins and losses (SAFE-19). A single tab stop: arrow, page, Home and
 * End keys select a bar, whose values are shown below and announced.
 */
export function PlayChart({ bars, currency, today }: PlayChartProps) {
  const t = useText();
  const { money, number } = useFormats();
  const language = useLanguage();
  const signed = useSigned(currency);
  const [chosen, choose] = useState(() =>
    Math.max(
      0,
      bars.findLastIndex(({ isPlayed }) => isPlayed),
    ),
  );
  const [isByButton, setByButton] = useState(false);
  const bar = bars[chosen];
  if (!bar) return null;
  const top = scaleTop(bars);
  const isByDay = hasDays({ from: bars[0]?.from ?? bar.from, to: bars.at(-1)?.to ?? bar.to });
  const title = `${periodInWords(bar, today, language)}: ${signed(bar.net)}`;
  const amount = (minor: number) => money(minor, currency);
  const detail = bar.isPlayed
    ? t('statement.played', { bets: amount(bar.bets), wins: amount(bar.wins) })
    : t('statement.notPlayed');
  const step = (by: -1 | 1) => {
    setByButton(true);
    choose(Math.min(bars.length - 1, Math.max(0, chosen + by)));
  };
  const pick = ({ currentTarget, clientX, buttons, type }: PointerEvent<HTMLElement>) => {
    if (type === 'pointermove' && buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * bars.length);
    choose(Math.min(bars.length - 1, Math.max(0, at)));
  };
  return (
    <div className="mt-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <div
          role="slider"
          tabIndex={0}
          aria-label={t(isByDay ? 'statement.chart.day' : 'statement.chart.week')}
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={chosen + 1}
          aria-valuetext={`${title}. ${detail}`}
          className="relative h-29 cursor-pointer touch-pan-y rounded-sm border-y border-dotted border-line-strong"
          onPointerDown={pick}
          onPointerMove={pick}
          onKeyDown={(event) => {
            const next = barAfterKey(event.key, chosen, bars.length);
            if (next === null) return;
            event.preventDefault();
            setByButton(false);
            choose(next);
          }}
        >
          <Bars bars={bars} chosen={chosen} top={top} />
        </div>
        <div
          aria-hidden="true"
          className="-my-2 flex flex-col justify-between text-right text-[0.75rem] leading-4 whitespace-nowrap text-ink-muted"
        >
          <span>{`+\u00a0${number(top / 100)}`}</span>
          <span>0</span>
          <span>{`−\u00a0${number(top / 100)}`}</span>
        </div>
        <Names bars={bars} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-2 rounded-md bg-surface-2 p-2 pl-3.5 print:hidden">
        {/* A slider announces its value itself, so this region is live only for the buttons. */}
        <p
          aria-live={isByButton ? 'polite' : 'off'}
          className="min-w-[min(10rem,100%)] flex-1 text-caption text-ink-muted"
        >
          <b className="block text-body-strong text-ink">{title}</b>
          {detail}
        </p>
        {/* `aria-disabled`, because `disabled` would take the focus from the pressed button. */}
        <span className="flex">
          <IconButton
            label={t('statement.previous')}
            icon={<ChevronLeftIcon />}
            aria-disabled={chosen === 0}
            onClick={() => step(-1)}
          />
          <IconButton
            label={t('statement.next')}
            icon={<ChevronRightIcon />}
            aria-disabled={chosen === bars.length - 1}
            onClick={() => step(1)}
          />
        </span>
      </div>
    </div>
  );
}

/** Bars in slots of unit width, up or down from zero; without play a dot. */
function Bars({ bars, chosen, top }: { bars: readonly Bar[]; chosen: number; top: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -1 ${bars.length} 2`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <rect x={chosen} y={-1} width={1} height={2} className="fill-surface-3 print:hidden" />
      <line
        x1={0}
        x2={bars.length}
        y1={0}
        y2={0}
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
      {bars.map(({ from, net, isPlayed }, place) => {
        const height = isPlayed ? Math.max(LEAST, Math.abs(net) / top) : LEAST;
        const y = !isPlayed || net === 0 ? -LEAST / 2 : net > 0 ? -height : 0;
        return (
          <rect
            key={from}
            data-net={net}
            x={place + (1 - FILL) / 2}
            y={y}
            width={FILL}
            height={height}
            className={isPlayed ? 'fill-ink' : 'fill-line-strong'}
          />
        );
      })}
    </svg>
  );
}

/** Labels of some bars: the day within one month, else day and month. */
function Names({ bars }: { bars: readonly Bar[] }) {
  const step = Math.max(1, Math.ceil(bars.length / NAMES));
  const isOneMonth = bars[0]?.from.slice(0, 7) === bars.at(-1)?.to.slice(0, 7);
  return (
    <div aria-hidden="true" className="relative mt-1 h-4 text-[0.75rem] leading-4 text-ink-muted">
      {bars.map(({ from }, place) =>
        place % step === 0 ? (
          <span
            key={from}
            className={`absolute ${place === 0 ? '' : '-translate-x-1/2'}`}
            style={{ left: `${place === 0 ? 0 : ((place + 0.5) / bars.length) * 100}%` }}
          >
            {isOneMonth ? Number(from.slice(8)) : `${from.slice(8)}.${from.slice(5, 7)}`}
          </span>
        ) : null,
      )}
    </div>
  );
}
