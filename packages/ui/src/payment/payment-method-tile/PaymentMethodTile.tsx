import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  ChevronRightIcon,
  BankIcon,
  CardIcon,
  ContactlessIcon,
  EWalletIcon,
  MobileIcon,
  TerminalIcon,
  TransferIcon,
  VoucherIcon,
  type Icon,
} from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { type ImageSource, Picture } from '../../content/picture/Picture.tsx';

/** Kinds of payment method with their own icon and tint. */
export type PaymentIcon =
  | 'card'
  | 'bank'
  | 'transfer'
  | 'mobile'
  | 'ewallet'
  | 'terminal'
  | 'voucher'
  | 'applepay';

const signs: Readonly<Record<PaymentIcon, { icon: Icon; tint: string }>> = {
  card: { icon: CardIcon, tint: 'from-[#3f66f2] to-[#1b2fa0]' },
  ewallet: { icon: EWalletIcon, tint: 'from-[#18b5a8] to-[#06615c]' },
  applepay: { icon: ContactlessIcon, tint: 'from-[#3f3731] to-[#1f1a17] inset-ring inset-ring-white/16' },
  mobile: { icon: MobileIcon, tint: 'from-[#f08a3c] to-[#a8380b]' },
  voucher: { icon: VoucherIcon, tint: 'from-[#e0485a] to-[#7a0c22]' },
  transfer: { icon: TransferIcon, tint: 'from-[#22a868] to-[#075533]' },
  bank: { icon: BankIcon, tint: 'from-[#5b6f94] to-[#263450]' },
  terminal: { icon: TerminalIcon, tint: 'from-[#857669] to-[#3a322d]' },
};

export interface PaymentPlateProps extends Omit<ComponentProps<'span'>, 'children'> {
  image: ImageSource | null;
  icon: PaymentIcon;
}

/** The 48 × 36 logo of a payment method: its picture on a white plate, or an icon on a tint; decorative. */
export function PaymentPlate({ image, icon, className, ...rest }: PaymentPlateProps) {
  const sign = signs[icon];
  const Icon = sign.icon;
  return (
    <span
      {...rest}
      className={cn(
        'relative grid h-9 w-12 flex-none place-items-center overflow-hidden rounded-[10px_3px_10px_3px] max-[239px]:hidden',
        className,
      )}
    >
      <Picture
        image={image && { ...image, alt: '' }}
        className="size-full bg-white object-contain p-1"
        fallback={
          <span className={cn('grid size-full place-items-center bg-linear-160 text-white', sign.tint)}>
            <Icon aria-hidden="true" className="size-5" />
          </span>
        }
      />
    </span>
  );
}

export interface PaymentMethodTileProps extends Omit<ComponentProps<'div'>, 'onClick' | 'children'> {
  name: string;
  /** The logo of the method; without it, `icon` is shown. */
  image: ImageSource | null;
  icon: PaymentIcon;
  /** Limits as text: "3 000 – 1 500 000 ₸". */
  limits: string;
  /** Processing time as text: "Instant", "up to 5 minutes". */
  speed: string;
  selected?: boolean | undefined;
  /** Why the method is unavailable; shown on the tile, which remains focusable. */
  disabledReason?: string | undefined;
  /** Pass `href` or `onClick`. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A payment method in the cash box: logo, name, limits and speed in a row at least 72 px high. */
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
      <PaymentPlate image={image} icon={icon} className={cn(off && 'opacity-50 grayscale')} />
      <span className="min-w-0 flex-1">
        <span className={cn('block text-body-strong', off && 'text-ink-muted')}>{name}</span>
        <span className="block text-caption text-ink-muted">
          <DotLine parts={[limits, ...(off ? [] : speed.split(' · '))]} />
        </span>
        {off && (
          <span id={reasonId} className="block text-caption text-ink-muted">
            {disabledReason}
          </span>
        )}
      </span>
      {!off && <Sign selected={selected} />}
    </>
  );
  const face = cn(
    'flex size-full min-h-18 items-center gap-3 rounded-lg px-3 py-2.5 text-left wrap-anywhere hyphens-auto transition-colors duration-[140ms] ease-out',
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

function Sign({ selected }: { selected: boolean }) {
  return selected ? (
    <span aria-hidden="true" className="mr-1.5 size-6 flex-none rounded-full border-[8px] border-ink" />
  ) : (
    <ChevronRightIcon className="size-[18px] flex-none text-ink-subtle" />
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
