export { deleteAcrossSeparators, digitsOf, fillMask, maskOptions, padParts, patternOf } from './mask.ts';
export { useMaskedText, type MaskedText } from './use-masked-text.ts';
