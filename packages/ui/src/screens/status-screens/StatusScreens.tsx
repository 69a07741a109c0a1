import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { WaitIcon } from '../../foundations/icon/index.ts';
import { Button } from '../../inputs/button/index.ts';
import { Link } from '../../navigation/link/Link.tsx';

interface ScreenLink {
  label: string;
  href: string;
}

interface ScreenProps {
  art?: ImageSource | undefined;
  title: string;
  text: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

interface StatusScreenProps extends Omit<ScreenProps, 'art'> {
  /** A picture, or an element such as a number. */
  art?: ImageSource | ReactNode;
  countdown?: string | undefined;
  children?: ReactNode;
}

const isImage = (art: unknown): art is ImageSource => typeof art === 'object' && art !== null && 'src' in art;

/** A full-page message. The headline takes the focus, so that a screen reader announces it. */
function StatusScreen({ art, title, text, countdown, children, className, ref }: StatusScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={ref}
      className={cn('flex min-h-dvh flex-col items-center justify-center p-6 text-center', className)}
    >
      {isImage(art) ? (
        <Picture
          image={art}
          loading="eager"
          className="mb-[18px] size-[156px] object-contain tablet:size-[180px]"
        />
      ) : art ? (
        <div className="mb-[18px]">{art}</div>
      ) : null}
      <h1
        ref={heading}
        tabIndex={-1}
        className="max-w-full font-display text-title-lg text-balance break-words text-ink outline-none"
      >
        {title}
      </h1>
      <p className="mt-2 max-w-[320px] text-body text-ink-muted">{text}</p>
      {countdown ? <p className="mt-5 text-body text-ink-muted tabular-nums">{countdown}</p> : null}
      {children ? <div className="mt-5 flex max-w-full flex-col items-center gap-1">{children}</div> : null}
    </section>
  );
}

export interface CrashScreenProps extends ScreenProps {
  /** Time until the automatic reload. Not announced, because the main text mentions the reload. */
  countdown?: string | undefined;
  reloadLabel: string;
  onReload: () => void;
  /** Link to the result of a request interrupted by the crash. */
  away?: ScreenLink | undefined;
}

/** Shown after a render error (CRASH-01). The caller counts the seconds and reloads. */
export function CrashScreen({ reloadLabel, onReload, away, ...screen }: CrashScreenProps) {
  return (
    <StatusScreen {...screen}>
      {away ? (
        <Button asChild>
          {/* A plain link, which reloads everything: the router has failed with the app. */}
          <a href={away.href}>{away.label}</a>
        </Button>
      ) : null}
      <Button variant={away ? 'ghost' : 'primary'} onClick={onReload}>
        {reloadLabel}
      </Button>
    </StatusScreen>
  );
}

export interface ReloadScreenProps extends ScreenProps {
  reloadLabel: string;
  onReload: () => void;
  /** Link shown if a reload did not help. */
  home?: ScreenLink | undefined;
}

/** A part of the app did not load, usually after a deployment (CRASH-07). Reloads only on a press. */
export function ReloadScreen({ reloadLabel, onReload, home, ...screen }: ReloadScreenProps) {
  return (
    <StatusScreen {...screen}>
      <Button onClick={onReload}>{reloadLabel}</Button>
      {home ? (
        <Button asChild variant="ghost">
          {/* A plain link, which reloads everything: the router would request the missing chunks again. */}
          <a href={home.href}>{home.label}</a>
        </Button>
      ) : null}
    </StatusScreen>
  );
}

export interface NotFoundProps extends ScreenProps {
  home: ScreenLink;
  search?: ScreenLink | undefined;
}

const figure = (
  <span
    aria-hidden="true"
    className="slant block font-display text-[min(5.5rem,28vw)] leading-none font-extrabold text-ink-subtle"
  >
    404
  </span>
);

/** Unknown page (ROUTE-46). */
export function NotFound({ home, search, art, ...screen }: NotFoundProps) {
  return (
    <StatusScreen {...screen} art={art ?? figure}>
      <div className="flex flex-wrap justify-center gap-2">
        <Button asChild>
          <Link href={home.href}>{home.label}</Link>
        </Button>
        {search && (
          <Button asChild variant="secondary">
            <Link href={search.href}>{search.label}</Link>
          </Button>
        )}
      </div>
    </StatusScreen>
  );
}

export type RegionBlockProps = ScreenProps;

/** The product is not available in this region (AVAIL-07). There is no retry, because it would not help. */
export function RegionBlock(screen: RegionBlockProps) {
  return <StatusScreen {...screen} />;
}

export interface TooManyAttemptsProps extends ScreenProps {
  /** When the player can retry, as text ("in 14:59"). */
  countdown?: string | undefined;
  okLabel: string;
  onOk: () => void;
  support?: ScreenLink | undefined;
}

/** The player entered too many codes or passwords. Shows when to retry, and a link to the support. */
export function TooManyAttempts({ okLabel, onOk, support, ...screen }: TooManyAttemptsProps) {
  return (
    <StatusScreen {...screen}>
      <Button onClick={onOk}>{okLabel}</Button>
      {support ? (
        <Button asChild variant="ghost">
          <Link href={support.href}>{support.label}</Link>
        </Button>
      ) : null}
    </StatusScreen>
  );
}

export interface NoConnectionProps extends Omit<ScreenProps, 'art'> {
  /** Text that says that the page checks for the network automatically. */
  searching?: string | undefined;
  /** What the player can use while offline, such as a link. */
  action?: ReactNode;
}

/** Drawn as SVG, because pictures cannot load offline. */
function Waves() {
  return (
    <svg aria-hidden="true" viewBox="0 0 128 112" className="mx-auto block h-28 w-32">
      <path
        className="fill-surface-3"
        d="M64 4c27 0 50 10 62 26l-13 10C103 27 85 20 64 20S25 27 15 40L2 30C14 14 37 4 64 4Z"
      />
      <path
        className="fill-line-strong"
        d="M64 34c17 0 32 7 40 18L91 62c-5-7-15-12-27-12s-22 5-27 12L24 52c8-11 23-18 40-18Z"
      />
      <path
        className="fill-brand"
        d="M64 64c8 0 15 3 19 9l-11 9c-2-3-5-4-8-4s-6 1-8 4l-11-9c4-6 11-9 19-9Z"
      />
      <path className="fill-bonus" d="m64 88 8 10-8 10-8-10Z" />
    </svg>
  );
}

/** Offline screen (AVAIL-06). The caller replaces it when the network is back. */
export function NoConnection({ searching, action, ...screen }: NoConnectionProps) {
  return (
    <StatusScreen {...screen} art={<Waves />}>
      {searching && (
        <p className="flex min-h-11 items-center gap-2 text-body text-ink-muted">
          <WaitIcon className="shrink-0 animate-spin motion-reduce:animate-none" />
          {searching}
        </p>
      )}
      {action}
    </StatusScreen>
  );
}
