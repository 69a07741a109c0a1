import { Badge } from '@tulpar/ui/badge';
import { Button } from '@tulpar/ui/button';
import { EmptyState } from '@tulpar/ui/empty-state';
import {
  ChevronRightIcon,
  HistoryIcon,
  LanguageIcon,
  LevelIcon,
  LightThemeIcon,
  LogOutIcon,
  ProfileIcon,
  ResponsibleGamingIcon,
  SettingsIcon,
  VerificationIcon,
  WalletIcon,
} from '@tulpar/ui/icon';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { Switch } from '@tulpar/ui/switch';
import type { ReactNode } from 'react';
import { moneyAtom } from '#app/features/cash-box/index.ts';
import { LanguageButton } from '#app/features/session/chrome.ts';
import { logOut, PROFILE_KEY, profileAtom } from '#app/features/session/index.ts';
import { art } from '#app/platform/art.ts';
import { useFormats, useOpenText, useText } from '#app/platform/intl.tsx';
import { useQueryClient } from '#app/platform/query.ts';
import { href, Link } from '#app/platform/router.tsx';
import { useAtomValue } from '#app/platform/scope.tsx';
import { useTheme } from '#app/platform/theme.ts';

/** The profile hub (ROUTE-17): who is signed in, the balances, and the ways on. */
export function ProfilePage() {
  const t = useText();
  const { data: user, isError } = useAtomValue(profileAtom);
  const queries = useQueryClient();
  return (
    <div className="mx-auto grid max-w-160 grid-cols-1 gap-2 px-4 py-4 tablet:px-6 tablet:pt-7 desktop:mx-0 desktop:max-w-304 desktop:grid-cols-2 desktop:items-start desktop:gap-4 desktop:px-8">
      <div>
        {user ? (
          <Person
            name={[user.first_name, user.last_name].filter(Boolean).join(' ')}
            id={user.id}
            contact={user.email ?? user.phone}
            status={user.status}
          />
        ) : isError ? (
          <EmptyState
            art={art.horseshoe}
            title={t('account.loadFailed')}
            text={t('account.loadFailedText')}
            action={
              <Button onClick={() => void queries.refetchQueries({ queryKey: PROFILE_KEY })}>
                {t('common.retry')}
              </Button>
            }
          />
        ) : (
          <SkeletonGroup label={t('common.loading')}>
            <div className="flex items-center gap-3">
              <Skeleton className="size-14 rounded-inlay" />
              <div className="grid gap-2">
                <Skeleton className="h-5 w-40" />
                <Skeleton className="h-4 w-24" />
              </div>
            </div>
          </SkeletonGroup>
        )}
        <Wallet />
      </div>
      <div>
        <nav
          aria-label={t('account.links')}
          className="divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card"
        >
          <Row icon={<ProfileIcon aria-hidden="true" />} href={href('profileContacts')}>
            <span className="flex flex-wrap items-center gap-x-2">
              {t('profile.title')}
              {user && !user.is_doc_verified && (
                <VerificationIcon
                  role="img"
                  aria-label={t('profile.notVerified')}
                  className="size-5 text-warning-ink"
                />
              )}
            </span>
          </Row>
          <Row icon={<SettingsIcon aria-hidden="true" />} href={href('profileSettings')}>
            {t('page.profileSettings')}
          </Row>
          <Row icon={<HistoryIcon aria-hidden="true" />} href={href('history')}>
            {t('account.history')}
          </Row>
          <Row
            icon={<ResponsibleGamingIcon aria-hidden="true" />}
            href={href('staticPage', { slug: 'responsible-gaming' })}
          >
            {t('account.responsible')}
          </Row>
        </nav>
        <Settings />
        <Button
          variant="ghost"
          block
          className="mt-4"
          icon={<LogOutIcon aria-hidden="true" />}
          onClick={logOut}
        >
          {t('account.logout')}
        </Button>
      </div>
    </div>
  );
}

function Person({
  name,
  id,
  contact,
  status,
}: {
  name: string;
  id: number;
  contact: string | null;
  status: string;
}) {
  const t = useText();
  const open = useOpenText();
  const shown = name || contact || t('account.player');
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="slant grid size-14 flex-none place-items-center ground-turquoise rounded-inlay font-display text-title-lg font-extrabold"
      >
        {[...shown][0]?.toUpperCase()}
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-display text-title-md">{shown}</h1>
        <p className="text-caption text-ink-muted">{t('account.id', { id: String(id) })}</p>
      </div>
      {/* A status the app has no word for yet is shown as the server names it (OP-99). */}
      <Badge tone="bonus" icon={<LevelIcon aria-hidden="true" />}>
        {open(`account.status.${status}`) ?? status}
      </Badge>
    </div>
  );
}

function Wallet() {
  const t = useText();
  const format = useFormats();
  const money = useAtomValue(moneyAtom);
  const amount = (value: number | undefined) =>
    money && value !== undefined ? (
      format.money(value, { currency: money.currency })
    ) : (
      <Skeleton className="h-6 w-28" />
    );
  return (
    <section aria-label={t('account.total')} className="mt-3 rounded-lg bg-surface-1 p-4 shadow-card">
      <p className="text-caption text-ink-muted">{t('account.total')}</p>
      <div className="slant font-display text-display-md">{amount(money?.total)}</div>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.25rem),1fr))] divide-x divide-line rounded-md bg-surface-2">
        <div className="p-3">
          <dt className="text-caption text-ink-muted">{t('account.real')}</dt>
          <dd className="text-body-strong">{amount(money?.real)}</dd>
        </div>
        <div className="p-3">
          <dt className="text-caption text-ink-muted">{t('account.bonus')}</dt>
          <dd className="text-body-strong text-bonus-ink">{amount(money?.bonus)}</dd>
        </div>
      </dl>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.25rem),1fr))] gap-2">
        <Button asChild icon={<WalletIcon aria-hidden="true" />}>
          <Link href={href('deposit')}>{t('account.deposit')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link href={href('withdrawal')}>{t('account.withdraw')}</Link>
        </Button>
      </div>
    </section>
  );
}

function Well({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-md bg-surface-2 text-ink-muted">
      {children}
    </span>
  );
}

function Row({ icon, href: address, children }: { icon: ReactNode; href: string; children: ReactNode }) {
  return (
    <Link
      href={address}
      className="flex min-h-14 items-center gap-3 px-4 text-body-strong -outline-offset-2 hover:bg-surface-2"
    >
      <Well>{icon}</Well>
      <span className="flex-1">{children}</span>
      <ChevronRightIcon aria-hidden="true" className="size-5 text-ink-muted" />
    </Link>
  );
}

function Settings() {
  const t = useText();
  const [theme, setTheme] = useTheme();
  return (
    <div className="mt-2 divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card">
      <div className="flex min-h-14 items-center gap-3 px-4">
        <Well>
          <LanguageIcon aria-hidden="true" />
        </Well>
        <span className="flex-1 text-body-strong">{t('account.language')}</span>
        <LanguageButton />
      </div>
      <div className="flex min-h-14 items-center gap-3 px-4">
        <Well>
          <LightThemeIcon aria-hidden="true" />
        </Well>
        <Switch
          className="flex-1"
          label={t('account.theme')}
          checked={theme === 'light'}
          onCheckedChange={(light) => setTheme(light ? 'light' : 'dark')}
        />
      </div>
    </div>
  );
}
