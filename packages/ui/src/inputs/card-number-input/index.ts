export { CardNumberInput, type CardNumberInputProps } from './CardNumberInput.tsx';
export { cardBrand, formatCard, readCard, type CardBrand } from './card.ts';
