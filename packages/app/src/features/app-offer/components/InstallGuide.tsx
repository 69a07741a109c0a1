import { useUserAgent } from '#app/platform/device/user-agent.ts';
import { backdropClass } from '@tulpar/ui/backdrop';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { ExternalLinkIcon, MobileIcon } from '@tulpar/ui/icon';
import { Link } from '@tulpar/ui/link';
import { Skeleton, SkeletonGroup } from '@tulpar/ui/skeleton';
import type { SyntheticEvent } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { forgetRefreshToken, sessionPort } from '#app/platform/session/session.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { isInstalled, installOfferAtom } from '#app/platform/device/installed.ts';
import { takeInstallOffer } from '../commands.ts';
import { landingLink, InstallCode } from './InstallCode.tsx';
import { installCheckOptions, installHostOptions, installLandingOptions } from '../queries.ts';
import { AppIcon } from './AppOffer.tsx';
import { InstallSteps, platformOf } from './InstallSteps.tsx';

const MEGABYTE = 1_000_000;

/**
 * How to install the app (CONT-05): a description, the install offer, a QR code on desktops and the steps.
 * Offer and steps are hidden in the installed app and if the server has nothing to install, the offer also until that
 * is known (REACH-02).
 */
export function InstallGuide() {
  const t = useText();
  const { number } = useFormats();
  const check = useQuery(installCheckOptions);
  const { data: host } = useQuery(installHostOptions);
  const platform = platformOf(useUserAgent());
  const isAvailable = check.data?.is_available === true;
  const installed = isInstalled();
  const { version, size_bytes: size } = check.data?.is_available ? check.data : {};
  const facts = [
    host && t('install.host', { host }),
    version && t('install.version', { version }),
    size && t('install.size', { size: number(size / MEGABYTE, 1) }),
  ].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <section
        className={cn('relative isolate overflow-hidden rounded-xl p-5 tablet:p-8', backdropClass.turquoise)}
      >
        <div className="backdrop-pattern absolute inset-0 -z-30" />
        <div className="flex items-center gap-3.5">
          <AppIcon className="size-16 rounded-xl" />
          <div className="min-w-0">
            <h2 className="slant font-display text-display-sm">{t('install.name')}</h2>
            <p className="text-caption text-turquoise-spark">{t('install.place')}</p>
          </div>
        </div>
        {check.isPending ? (
          <SkeletonGroup label={t('content.page.loading')} className="mt-4 flex h-22 flex-col gap-2">
            <Skeleton shape="text" className="h-4 w-4/5" />
            <Skeleton shape="text" className="h-4 w-3/5" />
          </SkeletonGroup>
        ) : (
          <div className="mt-4 min-h-22">
            <p className="max-w-104 text-body">{t(isAvailable ? 'install.about' : 'install.none')}</p>
            {facts.length > 0 && (
              <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-caption text-turquoise-spark">
                {facts.map((fact) => (
                  <li key={fact} className="wrap-anywhere">
                    {fact}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {isAvailable && !installed && <InstallOffer />}
        {platform === 'computer' && (
          <div className="mt-5">
            <InstallCode />
          </div>
        )}
      </section>
      {check.data?.is_available !== false && !installed && <InstallSteps platform={platform} />}
    </div>
  );
}

function InstallOffer() {
  const t = useText();
  const { language } = useFormats();
  const signedIn = useSignedIn();
  const install = useAtomValue(installOfferAtom);
  const { data: landing } = useQuery(installLandingOptions);
  const currentLink = () =>
    landingLink(landing, { language, refreshToken: signedIn ? sessionPort.refresh() : null });
  const link = currentLink();
  // The refresh token can have changed since the link was rendered.
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = currentLink() ?? currentTarget.href;
  };
  const handOver = (event: SyntheticEvent<HTMLAnchorElement>) => {
    renew(event);
    forgetRefreshToken();
  };
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {install && (
        <Button variant="pearl" icon={<MobileIcon />} onClick={() => void takeInstallOffer(install)}>
          {t('install.take')}
        </Button>
      )}
      {link && (
        <Button asChild variant={install ? 'ghost' : 'pearl'} icon={<ExternalLinkIcon />}>
          <Link
            href={link}
            onPointerDown={renew}
            onClick={handOver}
            // Only the middle button opens the link; the right one opens the context menu.
            onAuxClick={(event) => event.button === 1 && handOver(event)}
          >
            {t('install.landing')}
          </Link>
        </Button>
      )}
    </div>
  );
}
