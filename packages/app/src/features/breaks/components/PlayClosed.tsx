import { Badge } from '@tulpar/ui/badge';
import { ButtonLink } from '@tulpar/ui/button';
import { ChatIcon, DocumentIcon, HistoryIcon, PauseIcon, PendingIcon } from '@tulpar/ui/icon';
import { Picture } from '@tulpar/ui/picture';
import { ProfileRow, ProfileRowGroup } from '@tulpar/ui/profile-row';
import { useEffect, useRef } from 'react';
import shield from '#app/art/obj-shield.webp';
import { openChat } from '#app/features/chat/index.ts';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useDates, useCountdown } from '#app/platform/i18n/use-dates.ts';
import { now } from '#app/platform/network/clock.ts';
import { href, navigateTo } from '#app/platform/routing/router.tsx';
import type { Restriction } from '#app/features/session/index.ts';
import { type BreakFacts, lengthsBeyond, useBreakEnd } from '../lengths.ts';

/** Shown for pages closed by a restriction (`entrances.ts`): its end, and what remains available (SAFE-10). */
export function PlayClosed({ restriction, money }: { restriction: Restriction; money: BreakFacts['money'] }) {
  const t = useText();
  const formats = useFormats();
  const endText = useBreakEnd();
  const { left } = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, until } = restriction;
  useCountdown([until]);
  useEffect(() => {
    // If the focused element disappeared with the previous page, focus the heading.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto grid max-w-160 grid-cols-1 gap-2 px-4 py-3 tablet:px-6 tablet:py-8 desktop:mx-0 desktop:max-w-304 desktop:grid-cols-2 desktop:items-start desktop:gap-4 desktop:px-8">
      <section className="relative flex min-h-44 items-center gap-3 overflow-hidden rounded-xl bg-surface-2 p-4 shadow-card desktop:min-h-72 desktop:p-8">
        <div className="min-w-0 flex-1">
          <Badge icon={<PauseIcon />}>{t(`breaks.kind.${kind}`)}</Badge>
          <h1
            ref={heading}
            tabIndex={-1}
            className="mt-3 font-display text-title-lg break-words hyphens-auto text-ink outline-none"
          >
            {t('breaks.closed.title')}
          </h1>
          <p className="mt-2 text-body-strong break-words text-ink">{endText(kind, until)}</p>
          <p className="mt-1 text-body break-words hyphens-auto text-ink-muted">
            {until === null ? t('breaks.closed.never') : t('breaks.closed.left', { left: left(until) })}
          </p>
        </div>
        <Picture
          image={{ src: shield, width: 132, height: 132, alt: '' }}
          className="size-22 flex-none object-contain max-[359px]:hidden desktop:size-33"
        />
      </section>
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-surface-1 p-4 shadow-card">
          <span className="min-w-0">
            <span className="block text-caption text-ink-muted">{t('breaks.closed.money')}</span>
            {money && (
              <b className="font-display text-title-sm">{formats.money(money.real, money.currency)}</b>
            )}
          </span>
          <ButtonLink href={href('withdrawal')}>{t('breaks.holds.withdraw')}</ButtonLink>
        </div>
        <ProfileRowGroup label={t('breaks.closed.links')}>
          <ProfileRow icon={<DocumentIcon />} label={t('page.statement')} href={href('statement')} />
          <ProfileRow icon={<HistoryIcon />} label={t('page.history')} href={href('history')} />
          {lengthsBeyond(restriction, now()).length > 0 && (
            <ProfileRow
              icon={<PendingIcon />}
              label={t('breaks.extend')}
              note={t('breaks.closed.noShorter')}
              href={href('break')}
            />
          )}
          <ProfileRow
            icon={<ChatIcon />}
            label={t('content.footer.chat')}
            onClick={() => {
              // A build without a chat opens the contacts page instead.
              if (!openChat()) navigateTo(href('contacts'));
            }}
          />
        </ProfileRowGroup>
        <p className="px-4 py-3 text-center text-caption break-words hyphens-auto text-ink-muted">
          {t('breaks.closed.note')}
        </p>
      </div>
    </div>
  );
}
