export { DatePicker, type DatePickerProps, type DatePickerTexts } from './DatePicker.tsx';
export type { CalendarTexts } from './Calendar.tsx';
export { isoOf, partsOf } from './iso-date.ts';
