export {
  fieldAction,
  fieldBox,
  fieldInput,
  fieldLabel,
  FieldMessage,
  useFieldIds,
  type FieldMessageProps,
  type FieldTexts,
  emptyInput,
  enterText,
} from './Field.tsx';
