export {
  fieldAction,
  fieldBox,
  fieldInput,
  fieldLabel,
  FieldMessage,
  useFieldIds,
  type FieldMessageProps,
  type FieldTexts,
} from './Field.tsx';
export { emptyInput, enterText } from './enter-text.ts';
