export { PromoBonusCard, PromoBonusSkeleton, type PromoBonusCardProps } from './PromoBonusCard.tsx';
export {
  activationsLeft,
  cashOutCap,
  promoAmount,
  promoWindow,
  type CashOutCap,
  type PromoAmounts,
  type PromoWindow,
} from './promo-bonus.ts';
