import { useState, type ReactElement, type Ref } from 'react';
import { Slot } from '@radix-ui/react-slot';
import { Button } from '../button/index.ts';
import { ChevronDownIcon, LanguageIcon } from '../../foundations/icon/index.ts';
import { LanguageSheet, type LanguageOption } from './LanguageSheet.tsx';

/** A language of the picker. */
export interface LanguagePickerOption<Code extends string> extends LanguageOption<Code> {
  /** On the button ("KZ"); the code in capitals when not given. */
  short?: string | undefined;
}

/** Props of `LanguagePicker`. */
export interface LanguagePickerProps<Code extends string> {
  value: Code;
  options: readonly LanguagePickerOption<Code>[];
  onChange: (code: Code) => void;
  /** Title of the sheet, and the name of the button together with the current language. */
  title: string;
  closeLabel: string;
  /** Another opener: one button. */
  trigger?: ReactElement | undefined;
  className?: string | undefined;
  /** The opener. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that opens a sheet of languages with flags. FORM-10, I18N-04. */
export function LanguagePicker<Code extends string>({
  value,
  options,
  onChange,
  title,
  closeLabel,
  trigger,
  className,
  ref,
}: LanguagePickerProps<Code>) {
  const [open, setOpen] = useState(false);
  const current = options.find((option) => option.code === value);
  const opener = { onClick: () => setOpen(true), 'aria-haspopup': 'dialog', 'aria-expanded': open } as const;
  return (
    <>
      {trigger ? (
        <Slot {...opener} ref={ref} className={className}>
          {trigger}
        </Slot>
      ) : (
        <Button {...opener} ref={ref} variant="ghost" size="sm" className={className} icon={<LanguageIcon />}>
          <span className="sr-only">{`${title}: ${current?.label ?? value}, `}</span>
          {current?.short ?? value.toUpperCase()}
          <ChevronDownIcon className="size-4" />
        </Button>
      )}
      <LanguageSheet
        open={open}
        onOpenChange={setOpen}
        title={title}
        closeLabel={closeLabel}
        value={value}
        options={options}
        onSelect={(code) => {
          setOpen(false);
          if (code !== value) onChange(code);
        }}
      />
    </>
  );
}
