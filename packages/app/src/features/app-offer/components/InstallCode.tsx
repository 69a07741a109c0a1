import { siteOrigin } from '#app/platform/routing/urls.ts';
import type { SignInLink } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { now } from '#app/platform/network/clock.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useNextMoment } from '#app/platform/state/next-moment.ts';
import { Button } from '@tulpar/ui/button';
import { RefreshIcon } from '@tulpar/ui/icon';
import { Skeleton } from '@tulpar/ui/skeleton';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useQuery } from '#app/platform/network/query.ts';
import { useSignedIn } from '#app/platform/session/scope.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { signInLinkOptions } from '../queries.ts';
import { useEffect, useState } from 'react';
import { loadPart } from '#app/platform/loading/chunks.ts';
import { report } from '#app/platform/telemetry/report.ts';

/** Parses an absolute http(s) address sent by the server; null for anything else. */
function webAddress(address: string | null | undefined): URL | null {
  if (!address) return null;
  try {
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

interface LandingVisitor {
  readonly language: Language;
  /** Stored refresh token; null for a guest. */
  readonly refreshToken: string | null;
}

/** URL of the landing page with language and refresh token (PWA-02); null when the server sent no valid address. */
export function landingLink(
  landing: string | null | undefined,
  { language, refreshToken }: LandingVisitor,
): string | null {
  const url = webAddress(landing);
  if (!url) return null;
  if (refreshToken !== null) url.searchParams.set('auth_token', refreshToken);
  url.searchParams.set('language', language);
  url.searchParams.set('auth_type', 'pwa');
  return url.href;
}

/** URL in the QR code: the sign-in link, else the page about the app, without a token. */
function codeAddress(link: SignInLink | null): string {
  return webAddress(link?.url)?.href ?? siteOrigin() + href('downloadApp');
}

/** Whether a moment has passed on the server's clock; always false for null. */
function useIsOver(moment: string | null): boolean {
  useNextMoment([moment]);
  return moment !== null && Date.parse(moment) <= now();
}

/** Empty border around the code, in cells, without which QR readers fail. */
const QUIET = 2;

interface Drawing {
  readonly value: string;
  readonly size: number;
  readonly path: string;
}

/** Draws the code as one SVG path with a square per dark cell. */
async function draw(value: string): Promise<Drawing> {
  const { encode } = await loadPart(() => import('uqr'));
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { value, size, path: squares.join('') };
}

interface QrCodeProps {
  value: string;
  /** Accessible name: says where the code leads. */
  label: string;
}

/** QR code, dark on light in both themes because readers need it. The encoder is loaded on first use. */
function QrCode({ value, label }: QrCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let current = true;
    const show = async () => {
      const next = await draw(value);
      if (current) setDrawing(next);
    };
    show().catch((error: unknown) => report('qr-code', {}, error));
    return () => {
      current = false;
    };
  }, [value]);
  if (drawing?.value !== value) return <Skeleton className="size-full rounded-lg" />;
  return (
    <svg
      role="img"
      aria-label={label}
      data-qr={value}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      className="size-full rounded-lg bg-white"
    >
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}

/**
 * QR code for opening the app on a phone (CONT-06). For a player it holds a one-time sign-in link that
 * expires after some minutes; for a guest, or if the server sends no link, the page about the app.
 */
export function InstallCode() {
  const t = useText();
  const { date } = useDates();
  const signedIn = useSignedIn();
  const { data, isFetching, refetch } = useQuery({ ...signInLinkOptions, enabled: signedIn });
  const link = signedIn ? (data ?? null) : null;
  const isOver = useIsOver(link?.expires_at ?? null);
  const until = link ? date(link.expires_at, 'HH:mm') : '';
  const note = isOver
    ? t('install.code.over')
    : link
      ? t('install.code.link', { time: until })
      : t('install.code.plain');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="size-[168px] shrink-0 rounded-lg bg-white p-1.5">
        {isFetching ? (
          <Skeleton className="size-full rounded-lg" />
        ) : (
          <div className={isOver ? 'size-full opacity-20' : 'size-full'}>
            <QrCode value={codeAddress(link)} label={t('install.code.label')} />
          </div>
        )}
      </div>
      <div className="min-w-0 flex-[1_1_180px]">
        <p className="text-body-strong">{t('install.code.title')}</p>
        <p role="status" className="mt-1 text-caption text-turquoise-spark">
          {note}
        </p>
        {link && (
          <Button
            variant="pearl"
            size="sm"
            className="mt-3"
            busy={isFetching}
            icon={<RefreshIcon />}
            onClick={() => void refetch()}
          >
            {t('install.code.renew')}
          </Button>
        )}
      </div>
    </div>
  );
}
