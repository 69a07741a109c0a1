import type { VipClub, VipLevel } from '@tulpar/api/contract';
import { cn } from '@tulpar/ui/cn';
import { Picture } from '@tulpar/ui/picture';
import { useText } from '#app/platform/i18n/intl.tsx';
import { crownOf } from '../crowns.ts';
import { useLevelTexts } from '../texts.ts';

// Fractional columns with words that break anywhere, so that the rows align.
const COLUMNS = 'desktop:grid-cols-[1.3fr_1fr_1fr_.8fr_1fr_.7fr]';

/** The six levels with their benefits (NEWS-13); the player's own is highlighted. */
export function LevelTable({ club }: { club: VipClub }) {
  const t = useText();
  const heads = ['status', 'stakes', 'cashback', 'sent', 'daily', 'manager'] as const;
  return (
    <section>
      <h2 className="mb-3 font-display text-title-md">{t('vip.levels')}</h2>
      <div className="overflow-hidden rounded-lg bg-surface-1 shadow-card desktop:p-2">
        <div
          aria-hidden="true"
          className={cn('hidden gap-3 px-3 py-2 text-caption text-ink-muted desktop:grid', COLUMNS)}
        >
          {heads.map((head) => (
            <span key={head} className="wrap-anywhere">
              {t(`vip.head.${head}`)}
            </span>
          ))}
        </div>
        <ol className="divide-y divide-line">
          {club.levels.map((level, index) => (
            <Level key={level.status} level={level} place={index} isOwn={club.me?.status === level.status} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Level({ level, place, isOwn }: { level: VipLevel; place: number; isOwn: boolean }) {
  const t = useText();
  const { amount, span, cashback } = useLevelTexts();
  const facts = [
    { name: t('vip.head.stakes'), value: amount(level.stake_from) },
    { name: t('vip.head.cashback'), value: cashback(level) },
    { name: t('vip.head.sent'), value: span(level.review_minutes) },
    { name: t('vip.head.daily'), value: amount(level.daily_limit) },
    { name: t('vip.head.manager'), value: t(level.has_manager ? 'vip.manager.own' : 'vip.manager.none') },
  ];
  return (
    <li
      aria-current={isOwn || undefined}
      className={cn(
        'grid items-center gap-x-3 gap-y-2 px-4 py-3.5 desktop:px-3',
        COLUMNS,
        isOwn && 'bg-surface-inverse text-ink-inverse desktop:rounded-md',
      )}
    >
      <div className="flex items-center gap-3">
        <Picture image={crownOf(place)} className="size-11 flex-none object-contain" />
        <h3 className="text-body-strong wrap-anywhere">
          {isOwn ? t('vip.ownLevel', { level: level.title }) : level.title}
        </h3>
      </div>
      <dl className="contents">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-3 text-body desktop:block"
          >
            <dt className={cn('text-caption desktop:sr-only', !isOwn && 'text-ink-muted')}>{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
