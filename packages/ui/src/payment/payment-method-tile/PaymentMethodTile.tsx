import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { Link } from '../../navigation/link/index.ts';
import type { ImageSource } from '../../content/picture/index.ts';
import { PaymentPlate, type PaymentIcon } from './PaymentPlate.tsx';

/** Props of `PaymentMethodTile`. Give `href` or `onClick`. */
export interface PaymentMethodTileProps extends Omit<ComponentProps<'div'>, 'onClick' | 'children'> {
  name: string;
  /** The method's own sign; without it an icon of its kind. */
  image: ImageSource | null;
  icon: PaymentIcon;
  /** "3 000 – 1 500 000 ₸". */
  limits: string;
  /** "At once", "up to 5 minutes". */
  speed: string;
  selected?: boolean | undefined;
  /** Why the method cannot be used now; written on the tile, which stays focusable. */
  disabledReason?: string | undefined;
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A payment method in the cash box grid: sign, name, limits, speed. */
export function PaymentMethodTile(props: PaymentMethodTileProps) {
  const {
    name,
    image,
    icon,
    limits,
    speed,
    selected = false,
    disabledReason,
    href,
    onClick,
    className,
    ...rest
  } = props;
  const reasonId = useId();
  const off = disabledReason !== undefined;
  const body = (
    <>
      <PaymentPlate image={image} icon={icon} className={cn('mb-auto', off && 'opacity-50 grayscale')} />
      <span className={cn('mt-3 text-body-strong', off && 'text-ink-muted')}>{name}</span>
      <span className="text-caption text-ink-muted">{limits}</span>
      {off ? (
        <span id={reasonId} className="text-caption text-warning-ink">
          {disabledReason}
        </span>
      ) : (
        <span className="text-caption text-ink-subtle">{speed}</span>
      )}
    </>
  );
  const face = cn(
    'flex size-full min-h-33 flex-col items-start gap-0.5 rounded-lg p-3.5 text-left wrap-anywhere hyphens-auto transition-colors *:max-w-full duration-[140ms] ease-out',
    off
      ? 'bg-surface-2 inset-ring inset-ring-line'
      : 'bg-surface-1 shadow-card hover:bg-surface-2 active:bg-surface-3',
    selected && 'shadow-[inset_0_0_0_2px_var(--ink)]',
  );
  return (
    <div {...rest} className={cn('min-w-0', className)}>
      <Face
        href={off ? undefined : href}
        onClick={off ? undefined : onClick}
        off={off}
        selected={selected}
        reasonId={reasonId}
        className={face}
      >
        {body}
      </Face>
    </div>
  );
}

interface FaceProps {
  href: string | undefined;
  onClick: (() => void) | undefined;
  off: boolean;
  selected: boolean;
  reasonId: string;
  className: string;
  children: ReactNode;
}

function Face({ href, onClick, off, selected, reasonId, className, children }: FaceProps) {
  if (href !== undefined)
    return (
      <Link href={href} onClick={onClick} aria-current={selected ? 'true' : undefined} className={className}>
        {children}
      </Link>
    );
  return (
    <button
      type="button"
      onClick={onClick}
      aria-disabled={off || undefined}
      aria-describedby={off ? reasonId : undefined}
      aria-pressed={selected || undefined}
      className={cn(className, off && 'cursor-not-allowed')}
    >
      {children}
    </button>
  );
}
