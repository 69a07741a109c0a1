import { DotLine } from '@tulpar/ui/dot-line';
import type { ReactNode } from 'react';
import { cn } from '@tulpar/ui/cn';
import { CloseIcon } from '@tulpar/ui/icon';
import { IconLink } from '@tulpar/ui/icon-link';
import { Logo } from '@tulpar/ui/logo';
import { Picture } from '@tulpar/ui/picture';
import large from '#app/art/kv-tulpar-lg.webp';
import small from '#app/art/kv-tulpar.webp';
import type { ImageSource } from '#app/platform/loading/images.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { OPERATOR } from '#app/platform/operator.ts';
import { LanguageButton } from './LanguageButton.tsx';

/** Key visual: the small file on phones, the large one next to the form. */
const image: ImageSource = {
  src: small,
  srcSet: `${small} 520w, ${large} 1300w`,
  sizes: '(min-width: 801px) 830px, 244px',
  width: 830,
  height: 766,
  alt: '',
};

export interface LoginFrameProps {
  /** Text over the key visual, from 801 px. The title is null while unknown, so that loading causes no layout shift. */
  hero: { title: string | null; text: string };
  /** If set, phones show the title of `hero` and this text over the key visual, and the `h1` above the form. */
  compact?: { text?: string } | undefined;
  close: { href: string; onClick?: () => void };
  title: string;
  children: ReactNode;
}

/**
 * Login pages: key visual above the form on phones, on the right half from 801 px. The form is a sheet over
 * the backdrop on phones and plain on wide screens.
 */
export function LoginFrame({ hero, compact, close, title, children }: LoginFrameProps) {
  const t = useText();
  return (
    <div className="relative grid min-h-dvh bg-canvas tablet:grid-cols-2">
      <div className="relative mx-auto flex w-full max-w-120 flex-col tablet:static tablet:justify-center tablet:px-4 tablet:pt-22 tablet:pb-6">
        <div
          className={cn(
            'backdrop-garnet relative isolate flex flex-col overflow-hidden min-h-[212px] tablet:min-h-0 px-4 pb-11 tablet:p-0 tablet:static tablet:[background:none] tablet:text-ink',
            !compact && 'tablet:pb-5',
          )}
        >
          <div className="backdrop-pattern absolute inset-0 tablet:hidden" />
          <Picture
            image={image}
            loading="eager"
            className={cn(
              'pointer-events-none absolute -right-2 h-auto max-w-none max-[239px]:hidden [mask-image:linear-gradient(90deg,transparent_2%,#000_32%)] tablet:hidden',
              compact ? 'top-1 w-55' : '-top-2.5 w-61',
            )}
          />
          <div className="relative z-10 -mx-1.5 flex h-16 items-center justify-between tablet:absolute tablet:top-4 tablet:left-6 tablet:mx-0 tablet:w-[calc(50%-48px)]">
            <IconLink
              {...close}
              label={t('common.close')}
              variant="art"
              icon={<CloseIcon />}
              className="tablet:bg-transparent tablet:text-ink-muted tablet:hover:bg-surface-2"
            />
            <LanguageButton look="art" />
          </div>
          {compact ? (
            hero.title !== null && (
              <div className="relative z-10 mt-auto max-w-[52%] tablet:hidden max-[239px]:max-w-none">
                <p className="slant line-clamp-2 font-display text-display-md text-balance whitespace-pre-line">
                  {hero.title}
                </p>
                {compact.text !== undefined && (
                  <p className="mt-1 line-clamp-2 text-caption text-balance text-garnet-spark">
                    {compact.text}
                  </p>
                )}
              </div>
            )
          ) : (
            <h1 className="slant relative z-10 mt-auto max-w-[62%] font-display max-[239px]:max-w-none text-display-lg text-balance whitespace-pre-line tablet:mt-0 tablet:max-w-none">
              {title}
            </h1>
          )}
        </div>
        <div className="relative z-20 -mt-6 flex flex-1 flex-col rounded-t-2xl bg-canvas px-4 pt-5 pb-7 tablet:mt-0 tablet:flex-none tablet:rounded-none tablet:p-0">
          {compact && (
            <h1 className="mb-3 font-display text-title-md whitespace-pre-line tablet:slant tablet:mb-5 tablet:text-display-lg">
              {title}
            </h1>
          )}
          {children}
          <div className="mt-auto pt-5 text-center text-caption text-ink-subtle">
            <DotLine parts={t('age.line', { age: OPERATOR.minAge }).split(' · ')} />
          </div>
        </div>
      </div>
      <div className="backdrop-garnet relative isolate hidden flex-col justify-end overflow-hidden p-8 tablet:flex desktop:p-14">
        <div className="backdrop-pattern absolute inset-0 -z-20" />
        <Picture
          image={image}
          loading="eager"
          className="pointer-events-none absolute top-[calc(-3%-60px)] -right-10 -z-20 h-auto w-[830px] max-w-none"
        />
        <div className="absolute inset-x-0 bottom-0 -z-10 h-[64%] bg-[linear-gradient(transparent,rgb(44_3_12/.9)_52%,#2a030b_78%)]" />
        {hero.title !== null && (
          <div className="text-on-backdrop">
            <Logo variant="word" title="" className="[&_.fill-ink]:fill-on-backdrop" />
            <p className="slant mt-4 max-w-130 font-display text-display-lg break-words hyphens-auto desktop:text-display-xl whitespace-pre-line">
              {hero.title}
            </p>
            <p className="mt-3.5 max-w-110 text-[1.125rem] leading-[1.625rem] text-garnet-spark">
              {hero.text}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
