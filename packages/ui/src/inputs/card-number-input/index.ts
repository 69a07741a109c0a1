export { CardNumberInput, type CardNumberInputProps } from './CardNumberInput.tsx';
export { cardBrand, cardNumberProblem, formatCard, passesLuhn, readCard, type CardBrand } from './card.ts';
