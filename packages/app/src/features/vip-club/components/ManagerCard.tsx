import type { VipClub } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { ChatIcon } from '@tulpar/ui/icon';
import { Picture } from '@tulpar/ui/picture';
import { openChat } from '#app/features/chat/index.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { imageSource } from '#app/platform/loading/images.ts';
import { href, useGo } from '#app/platform/routing/router.tsx';

type Manager = NonNullable<NonNullable<VipClub['me']>['manager']>;

/**
 * The player's manager, today's working hours and a contact button (NEWS-18). Without a chat it leads to the
 * contacts.
 */
export function ManagerCard({ manager }: { manager: Manager }) {
  const t = useText();
  const { date } = useDates();
  const go = useGo();
  const { name, photo_url, available_until } = manager;
  return (
    <section className="rounded-lg bg-surface-1 p-4 shadow-card">
      <div className="flex items-center gap-3.5">
        <Picture
          image={imageSource(photo_url, { width: 56, height: 56, alt: '' })}
          className="size-14 rounded-[18px_6px_18px_6px] object-cover"
          fallback={
            <span
              aria-hidden="true"
              className="slant grid size-14 flex-none place-items-center rounded-[18px_6px_18px_6px] bg-brand font-display text-title-md text-on-brand"
            >
              {[...name][0]}
            </span>
          }
        />
        <div className="min-w-0">
          <h2 className="text-caption text-ink-muted">{t('vip.manager.title')}</h2>
          <p className="text-body-strong wrap-anywhere">{name}</p>
          <p
            className={
              available_until === null ? 'text-caption text-ink-muted' : 'text-caption text-success-ink'
            }
          >
            {available_until === null
              ? t('vip.manager.away')
              : t('vip.manager.until', { time: date(available_until, 'HH:mm') })}
          </p>
        </div>
      </div>
      <p className="mt-3 text-caption text-ink-muted">{t('vip.manager.text')}</p>
      <Button
        block
        className="mt-3"
        icon={<ChatIcon aria-hidden="true" />}
        onClick={() => {
          if (!openChat()) go(href('contacts'));
        }}
      >
        {t('vip.manager.write')}
      </Button>
    </section>
  );
}
