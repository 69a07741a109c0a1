import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
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
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';

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

/** Props of `PaymentPlate`. */
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
        'relative grid h-9 w-12 flex-none place-items-center overflow-hidden rounded-[10px_3px_10px_3px]',
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
