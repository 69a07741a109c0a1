import type { VipClub } from '@tulpar/api/contract';
import { cn } from '@tulpar/ui/cn';
import { Picture } from '@tulpar/ui/picture';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { crownOf, useLevelTexts } from '../texts.ts';

/**
 * The levels with their benefits, a column each (NEWS-13). Phones and tablets show two: the player's own level, or for
 * a guest the first one, and the one chosen among the crowns.
 */
export function LevelTable({ club: { levels, me } }: { club: VipClub }) {
  const t = useText();
  const { amount, span, cashback } = useLevelTexts();
  const own = levels.findIndex(({ status }) => status === me?.status);
  const base = Math.max(0, own);
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = picked ?? (base + 1 < levels.length ? base + 1 : base - 1);
  const rows = [
    { name: t('vip.head.stakes'), values: levels.map((level) => amount(level.stake_from)) },
    { name: t('vip.head.cashback'), values: levels.map(cashback) },
    { name: t('vip.head.sent'), values: levels.map((level) => span(level.review_minutes)) },
    { name: t('vip.head.daily'), values: levels.map((level) => amount(level.daily_limit)) },
    {
      name: t('vip.head.manager'),
      values: levels.map(({ has_manager }) => t(has_manager ? 'vip.manager.own' : 'vip.manager.none')),
    },
  ];
  const column = (index: number) =>
    cn(
      'px-1.5 text-center text-caption wrap-anywhere tablet:px-3 tablet:text-body',
      index === own && 'bg-surface-2',
      index !== base && index !== chosen && 'hidden desktop:table-cell',
    );
  return (
    <section>
      <ul className="scrollbar-none -mx-4 mb-4 flex gap-2 overflow-x-auto px-4 tablet:-mx-6 tablet:px-6 desktop:hidden">
        {levels.map(({ status, title }, index) => (
          <li key={status} className="flex-none">
            <button
              type="button"
              aria-pressed={index === chosen}
              disabled={index === base}
              onClick={() => setPicked(index)}
              className="flex min-h-30 w-23 flex-col items-center gap-1 rounded-lg px-1 pt-4 pb-2 text-body-strong aria-pressed:bg-surface-2 disabled:bg-surface-inverse disabled:text-ink-inverse"
            >
              <Picture image={crownOf(index)} className="size-14 object-contain" />
              <span className="grid w-full flex-1 place-items-center leading-[1.125rem] wrap-anywhere">
                {title}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <h2 className="mb-3 font-display text-title-md">{t('vip.levels')}</h2>
      <div className="overflow-hidden rounded-lg bg-surface-1 shadow-card">
        <table className="w-full table-fixed">
          <thead>
            <tr>
              <th scope="col" className="w-1/3 tablet:w-44">
                <span className="sr-only">{t('vip.head.status')}</span>
              </th>
              {levels.map(({ status, title }, index) => (
                <th
                  key={status}
                  scope="col"
                  className={cn(column(index), 'py-4 text-body-strong desktop:py-5')}
                >
                  <Picture
                    image={crownOf(index)}
                    className="mx-auto mb-1 hidden size-16 object-contain desktop:block"
                  />
                  {title}
                  {index === own && <span className="block text-caption">{t('vip.yours')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {rows.map(({ name, values }) => (
              <tr key={name} className="h-14 desktop:h-12">
                <th
                  scope="row"
                  className="py-2 pr-2 pl-4 text-left text-caption text-ink-muted wrap-anywhere"
                >
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={levels[index]?.status} className={column(index)}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
