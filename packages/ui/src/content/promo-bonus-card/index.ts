export { PromoBonusCard, type PromoBonusCardProps } from './PromoBonusCard.tsx';
export {
  activationsLeft,
  promoAmount,
  promoWindow,
  type PromoAmounts,
  type PromoWindow,
} from './promo-bonus.ts';
