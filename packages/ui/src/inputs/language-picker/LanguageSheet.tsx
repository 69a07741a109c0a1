import type { RefObject } from 'react';
import { Flag, type FlagCode } from '../../content/flag/index.ts';
import { BottomSheet } from '../../overlays/dialog/index.ts';
import { OptionList } from '../option-list/index.ts';

/** One language: its code, its own name, its flag. */
export interface LanguageOption<Code extends string> {
  code: Code;
  label: string;
  flag: FlagCode;
}

/** Props of `LanguageSheet`. */
export interface LanguageSheetProps<Code extends string> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: Code;
  options: readonly LanguageOption<Code>[];
  /** Called for every choice, the current language included. */
  onSelect: (code: Code) => void;
  title: string;
  closeLabel: string;
  /** Takes the focus when the sheet closes, where the opener is outside of it. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The sheet of languages with flags. FORM-10, I18N-04. */
export function LanguageSheet<Code extends string>({
  value,
  options,
  onSelect,
  ...sheet
}: LanguageSheetProps<Code>) {
  return (
    <BottomSheet {...sheet}>
      <OptionList
        label={sheet.title}
        value={value}
        options={options.map((option) => ({
          value: option.code,
          name: option.label,
          media: <Flag code={option.flag} />,
        }))}
        onSelect={onSelect}
      />
    </BottomSheet>
  );
}
