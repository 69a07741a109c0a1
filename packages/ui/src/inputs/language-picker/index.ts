export { LanguagePicker, type LanguagePickerOption, type LanguagePickerProps } from './LanguagePicker.tsx';
export { LanguageSheet, type LanguageOption, type LanguageSheetProps } from './LanguageSheet.tsx';
