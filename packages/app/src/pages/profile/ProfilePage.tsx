import { Button, ButtonLink } from '@tulpar/ui/button';
import {
  WalletIcon,
  DocumentIcon,
  HistoryIcon,
  LogOutIcon,
  PauseIcon,
  LimitsIcon,
  ProfileIcon,
  ResponsibleGamingIcon,
  SettingsIcon,
  VerificationIcon,
  LevelIcon,
  ChatIcon,
  LanguageIcon,
  LightThemeIcon,
} from '@tulpar/ui/icon';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import { moneyAtom } from '#app/features/cash-box/index.ts';
import { useIsRestricted, PROFILE_KEY, profileAtom } from '#app/features/session/index.ts';
import { useFormats, useText, useLanguage, useOpenText } from '#app/platform/i18n/intl.tsx';
import { href, Link } from '#app/platform/routing/router.tsx';
import { useAtomValue } from '#app/platform/state/store.ts';
import { logOut, LanguageButton } from '#app/features/session/pages.ts';
import { RecentPayments } from '#app/features/cash-box/pages.ts';
import { StatusBrief } from '#app/features/vip-club/index.ts';
import { MOBILE, useMediaQuery } from '#app/platform/device/media-query.ts';
import { InstallBanner } from '#app/features/app-offer/index.ts';
import { LoadFailed } from '#app/platform/loading/LoadFailed.tsx';
import { useQueryClient } from '#app/platform/network/query.ts';
import { HubRow, ProfileLinks, Well } from './ProfileLinks.tsx';
import { Badge } from '@tulpar/ui/badge';
import { CopyText } from '@tulpar/ui/copy-field';
import { useToast } from '@tulpar/ui/toast';
import { Switch } from '@tulpar/ui/switch';
import { ChatMarker, chatLink } from '#app/features/chat/index.ts';
import { useTheme } from '#app/platform/device/theme.ts';

/** Balances (PROF-03) with links to the cash box (PROF-04); during a restriction without the deposit (SAFE-10). */
export function Wallet() {
  const t = useText();
  const format = useFormats();
  const money = useAtomValue(moneyAtom);
  const isRestricted = useIsRestricted();
  const amount = (value: number | undefined) =>
    money && value !== undefined ? (
      format.exactMoney(value, money.currency)
    ) : (
      <Skeleton className="h-6 w-28" />
    );
  return (
    <section aria-label={t('account.total')} className="mt-3 rounded-lg bg-surface-1 p-4 shadow-card">
      <p className="text-caption text-ink-muted">{t('account.total')}</p>
      <div className="slant font-display text-display-md wrap-anywhere">{amount(money?.total)}</div>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.25rem),1fr))] divide-x divide-line rounded-md bg-surface-2">
        <div className="p-3">
          <dt className="text-caption text-ink-muted">{t('account.real')}</dt>
          <dd className="text-body-strong wrap-anywhere">{amount(money?.real)}</dd>
        </div>
        <div className="p-3">
          <dt className="text-caption text-ink-muted">{t('account.bonus')}</dt>
          <dd className="text-body-strong text-bonus-ink wrap-anywhere">{amount(money?.bonus)}</dd>
        </div>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isRestricted && (
          <Button
            asChild
            needsNetwork="silent"
            icon={<WalletIcon />}
            className="flex-[1_0_7.25rem] wrap-break-word!"
          >
            <Link href={href('deposit')}>{t('cashBox.deposit')}</Link>
          </Button>
        )}
        <ButtonLink
          href={href('withdrawal')}
          needsNetwork="silent"
          variant="secondary"
          className="flex-[1_0_7.25rem] wrap-break-word!"
        >
          {t('cashBox.withdraw')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Support chat (PROF-07), language (PROF-08) and theme. */
function HubSettings() {
  const t = useText();
  const [theme, setTheme] = useTheme();
  return (
    <div className="mt-2 divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card">
      <HubRow {...chatLink} icon={<ChatIcon />} badge={<ChatMarker />}>
        {t('content.footer.chat')}
      </HubRow>
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 px-4">
        <Well>
          <LanguageIcon />
        </Well>
        <span className="flex-1 text-body-strong">{t('language.title')}</span>
        <LanguageButton />
      </div>
      <div className="flex min-h-14 items-center gap-3 px-4">
        <Well>
          <LightThemeIcon />
        </Well>
        <Switch
          className="flex-1"
          label={t('theme.light')}
          checked={theme === 'light'}
          onCheckedChange={(light) => setTheme(light ? 'light' : 'dark')}
        />
      </div>
    </div>
  );
}

interface PersonProps {
  name: string;
  id: number;
  contact: string | null;
  status: string;
}

/** Name, id (copied on press, PROF-01) and status (PROF-02) of the player. */
function Person({ name, id, contact, status }: PersonProps) {
  const t = useText();
  const language = useLanguage();
  const open = useOpenText();
  const { show } = useToast();
  const shown = name || contact || t('account.player');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span
        aria-hidden="true"
        className="slant grid size-14 flex-none place-items-center backdrop-turquoise rounded-inlay font-display text-title-lg font-extrabold"
      >
        {[...shown][0]?.toLocaleUpperCase(language)}
      </span>
      <div className="min-w-0 flex-1 basis-[5.5rem]">
        <h1 className="truncate font-display text-title-md">{shown}</h1>
        <CopyText
          value={String(id)}
          text={t('account.id', { id: String(id) })}
          copyLabel={t('account.copyId')}
          onCopied={() => show({ tone: 'success', title: t('account.idCopied') })}
          onManual={() => show({ tone: 'info', title: t('account.idManual') })}
        />
      </div>
      {/* An unknown status is shown as sent by the server (OP-99). */}
      <Badge tone="neutral" icon={<LevelIcon />}>
        {open(`account.status.${status}`) ?? status}
      </Badge>
    </div>
  );
}

/** Profile hub (ROUTE-17): the player, balances and links. */
export function Page() {
  const t = useText();
  const { data: user, isError } = useAtomValue(profileAtom);
  const isRestricted = useIsRestricted();
  const queries = useQueryClient();
  const isMobile = useMediaQuery(MOBILE);
  return (
    <div className="mx-auto grid max-w-160 grid-cols-1 gap-2 px-4 py-4 tablet:px-6 tablet:pt-7 desktop:mx-0 desktop:max-w-304 desktop:grid-cols-2 desktop:items-start desktop:gap-4 desktop:px-8 min-[1280px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
      <div>
        {user ? (
          <Person
            name={[user.first_name, user.last_name].filter(Boolean).join(' ')}
            id={user.id}
            contact={user.email ?? user.phone}
            status={user.status}
          />
        ) : isError ? (
          <LoadFailed
            titleId="account.loadFailed"
            textId="account.loadFailedText"
            onRetry={() => queries.refetchQueries({ queryKey: PROFILE_KEY })}
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
        <ProfileLinks />
      </div>
      <div>
        <nav
          aria-label={t('account.links')}
          className="divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card"
        >
          <HubRow icon={<ProfileIcon />} href={href('profileContacts')}>
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
          </HubRow>
          <HubRow icon={<SettingsIcon />} href={href('profileSettings')}>
            {t('page.profileSettings')}
          </HubRow>
          <HubRow icon={<HistoryIcon />} href={href('history')}>
            {t('page.history')}
          </HubRow>
          <HubRow icon={<DocumentIcon />} href={href('statement')}>
            {t('page.statement')}
          </HubRow>
          <HubRow icon={<LimitsIcon />} href={href('limits')}>
            {t('page.limits')}
          </HubRow>
          <HubRow icon={<PauseIcon />} href={href('break')}>
            {t('page.break')}
          </HubRow>
          <HubRow icon={<ResponsibleGamingIcon />} href={href('staticPage', { slug: 'responsible-gaming' })}>
            {t('nav.responsible')}
          </HubRow>
        </nav>
        <HubSettings />
        <InstallBanner place="hub" className="mt-2" />
        <Button variant="ghost" block className="mt-4" icon={<LogOutIcon />} onClick={() => logOut()}>
          {t('account.logout')}
        </Button>
      </div>
      {!isMobile && (
        <aside className="grid gap-4 desktop:col-span-2 desktop:grid-cols-2 min-[1280px]:col-span-1 min-[1280px]:grid-cols-1">
          <StatusBrief isRestricted={isRestricted} />
          <RecentPayments most={4} />
        </aside>
      )}
    </div>
  );
}
