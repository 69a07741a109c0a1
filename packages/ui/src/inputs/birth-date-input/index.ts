export { BirthDateInput, type BirthDateInputProps, type BirthDateTexts } from './BirthDateInput.tsx';
export {
  birthDateProblem,
  formatDate,
  readDate,
  type BirthDateLimits,
  type BirthDateProblem,
} from './birth-date.ts';
