import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import {
  use,
  useId,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { LoadingBars } from '../../feedback/loader/Loader.tsx';
import { OfflineDisabledReason } from '../../foundations/offline-disabled-reason/index.ts';
import { Link } from '../../navigation/link/Link.tsx';

const button = cva(
  [
    'relative max-w-full shrink-0 items-center justify-center gap-2 text-center font-sans font-[650] wrap-anywhere select-none',
    'transition-[background-color,box-shadow,transform] duration-[140ms] ease-out motion-safe:active:translate-y-px',
    '[&_svg]:size-5 [&_svg]:shrink-0',
    'aria-disabled:cursor-not-allowed aria-disabled:transform-none disabled:cursor-not-allowed disabled:transform-none',
  ],
  {
    variants: {
      variant: {
        primary:
          'bg-brand text-on-brand shadow-bevel hover:bg-brand-hover active:bg-brand-pressed active:shadow-bevel-pressed',
        secondary:
          'bg-surface-3 text-ink shadow-[inset_0_1px_0_rgb(255_245_230/0.07)] hover:bg-line-strong active:bg-surface-2',
        tonal:
          'bg-brand-soft text-brand-ink shadow-[inset_0_1px_0_rgb(255_255_255/0.06)] hover:bg-[color-mix(in_srgb,var(--brand-soft)_86%,var(--brand))] active:bg-surface-2',
        outline:
          'text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-surface-2 active:bg-surface-3',
        pearl: 'bg-plate text-on-plate shadow-plate hover:bg-white active:bg-plate-pressed',
        ghost: 'text-ink hover:bg-surface-2 active:bg-surface-3',
        /** On pictures; the text has the colour of its surroundings. */
        'ghost-art': 'hover:bg-white/10 active:bg-white/15',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover',
        'danger-outline':
          'text-danger-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-surface-2 active:bg-surface-3',
        /** Disabled, for all variants except `ghost`. */
        off: 'bg-surface-2 text-ink-disabled',
        /** Disabled `ghost`. */
        'ghost-off': 'text-ink-disabled',
      },
      size: {
        xs: 'hit-44 min-h-9 rounded-[10px] px-3 py-1 text-[0.875rem] leading-5',
        sm: 'min-h-11 rounded-md px-4 py-2 text-[0.9375rem] leading-5',
        md: 'min-h-12 rounded-md px-5 py-2 text-[1rem] leading-5',
        lg: 'min-h-[54px] rounded-[14px] px-5 py-2 text-[1.0625rem] leading-5',
      },
      block: { true: 'flex w-full', false: 'inline-flex' },
    },
  },
);

/** Variants: one `primary` per screen, `tonal` in lists, `pearl` on pictures. */
export type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'tonal'
  | 'outline'
  | 'pearl'
  | 'ghost'
  | 'ghost-art'
  | 'danger'
  | 'danger-outline';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant | undefined;
  /** 36, 44, 48 or 54 px high; more if the label needs two lines. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  block?: boolean | undefined;
  /** Shows loading bars instead of the label at the same width; presses are ignored, the focus remains. */
  busy?: boolean | undefined;
  icon?: ReactNode;
  /** Styles its only child (a link) instead of rendering a `<button>`, except offline with `needsNetwork`. */
  asChild?: boolean | undefined;
  /**
   * Why the button is disabled, shown below it; not with `asChild`. A button with a reason remains focusable, so that
   * screen readers can read it, and keeps the focus when the reason appears or disappears.
   */
  disabledReason?: string | undefined;
  /**
   * Requires a network: offline, the button or link is disabled with `OfflineDisabledReason` (REACH-07). `silent`, for
   * a button without space below it: the reason is only in the tooltip and for screen readers.
   */
  needsNetwork?: boolean | 'silent' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

interface LinkProps {
  children?: ReactNode;
  'aria-label'?: string;
}

/** A button. Classes are not merged, so a class that overrides one of its own needs `!` (`px-2!`). */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  busy = false,
  icon,
  asChild = false,
  disabledReason: ownReason,
  needsNetwork = false,
  disabled,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const offlineReason = use(OfflineDisabledReason);
  const held = needsNetwork ? offlineReason : undefined;
  const disabledReason = held ?? ownReason;
  const isSilent = held && needsNetwork === 'silent';
  const inert = busy || Boolean(disabledReason);
  const off = Boolean(disabled ?? false) || Boolean(disabledReason);
  // Classes are joined without tailwind-merge, which is larger than the button.
  const look = button({
    variant: off ? (variant === 'ghost' ? 'ghost-off' : 'off') : variant,
    size,
    block,
    className,
  });

  if (asChild && held === undefined) {
    return (
      <Slot {...rest} onClick={onClick} className={look}>
        {icon}
        <Slottable>{children}</Slottable>
      </Slot>
    );
  }

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Without `preventDefault`, Enter in a field would submit a form that has a pending request.
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  const link = asChild ? (children as ReactElement<LinkProps>).props : undefined;
  const words = link ? link.children : children;
  // Text in its own element: browser translators replace text nodes, and React then fails to remove the
  // original (BROW-05).
  const label = typeof words === 'string' ? <span>{words}</span> : words;
  return (
    // This wrapper is always rendered, otherwise the button would remount when the reason appears. Without a
    // reason it does not affect the layout.
    <span
      className={
        disabledReason && !isSilent
          ? block
            ? 'flex flex-col gap-1.5'
            : 'inline-flex flex-col gap-1.5'
          : 'contents'
      }
    >
      <button
        {...rest}
        type={type}
        aria-label={link?.['aria-label'] ?? rest['aria-label']}
        title={isSilent ? held : rest.title}
        disabled={disabled && !disabledReason}
        aria-busy={busy || undefined}
        aria-disabled={inert || undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
        onClick={press}
        className={look}
      >
        {busy ? (
          <>
            <span className="inline-flex min-w-0 items-center gap-2 opacity-0">
              {icon}
              {label}
            </span>
            <LoadingBars className="absolute" />
          </>
        ) : (
          <>
            {icon}
            {label}
          </>
        )}
      </button>
      {disabledReason && (
        <span id={reasonId} className={isSilent ? 'sr-only' : 'text-caption text-ink-muted'}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}

export interface ButtonLinkProps extends Omit<ButtonProps, 'asChild' | 'busy' | 'type'> {
  href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, ...rest }: ButtonLinkProps) {
  return (
    <Button {...rest} asChild>
      <Link href={href}>{children}</Link>
    </Button>
  );
}
