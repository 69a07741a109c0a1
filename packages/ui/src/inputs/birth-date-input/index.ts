export { BirthDateInput, type BirthDateInputProps, type BirthDateTexts } from './BirthDateInput.tsx';
export {
  birthDateProblem,
  FIRST_BIRTH_DATE,
  formatDate,
  lastBirthDate,
  LEAST_AGE,
  readDate,
  type BirthDateProblem,
} from './birth-date.ts';
