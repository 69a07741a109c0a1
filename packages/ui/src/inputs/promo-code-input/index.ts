export { PromoCodeInput, type PromoCodeInputProps } from './PromoCodeInput.tsx';
