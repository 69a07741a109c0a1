import type { MaskitoOptions } from '@maskito/core';
import { maskitoCaretGuard, maskitoPrefixPostprocessorGenerator } from '@maskito/kit';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { BottomSheet } from '../../overlays/dialog/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { Flag, type FlagCode } from '../../content/flag/Flag.tsx';
import { ChevronDownIcon } from '../../foundations/icon/index.ts';
import { maskOptions, useMaskedText } from '../masked-input/use-masked-text.ts';
import { OptionList } from '../option-list/OptionList.tsx';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';
import {
  dropTrunk,
  formatNational,
  prefixOf,
  readInsertedNumber,
  readNumber,
  type PhoneCountry,
} from './mask.ts';

/** Countries that can be selected; each has a flag. */
export type PhoneCountryCode = 'KZ' | 'AZ';

const flags: Record<PhoneCountryCode, FlagCode> = { KZ: 'kz', AZ: 'az' };

export interface PhoneInputProps extends Omit<
  TextInputProps,
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onInput'
  | 'leading'
  | 'clearLabel'
  | 'placeholder'
  | 'inputMode'
> {
  /** With one country its flag is shown without a button. */
  countries: readonly PhoneCountry<PhoneCountryCode>[];
  country: PhoneCountryCode;
  onCountryChange: (code: PhoneCountryCode) => void;
  /** Digits with the country code (`77014182260`); empty for none. */
  value: string;
  onValueChange: (digits: string) => void;
  /** Accessible name of the country button; the name of the country is added to it. */
  countryLabel: string;
  sheetTitle: string;
  closeLabel: string;
}

/**
 * A phone field with the mask of the country, which is selected in a bottom sheet (FORM-02, FORM-17, FORM-18).
 * An empty field shows the country code while focused (FORM-19).
 */
export function PhoneInput({
  countries,
  country: code,
  onCountryChange,
  value,
  onValueChange,
  countryLabel,
  sheetTitle,
  closeLabel,
  ref,
  onFocus,
  onBlur,
  ...rest
}: PhoneInputProps) {
  const [open, setOpen] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  // Gets the focus when the sheet closes: the field after a choice, so that typing can continue, else the
  // country button.
  const returnFocus = useRef<HTMLElement>(null);
  const country = countries.find((one) => one.code === code) ?? countries[0];
  const prefix = country ? prefixOf(country) : '';
  const mask = useMemo<MaskitoOptions | null>(() => {
    if (!country) return null;
    const fixed = prefixOf(country);
    return maskOptions(country.mask, {
      prefix: fixed.length,
      preprocessors: [dropTrunk(country)],
      postprocessors: [maskitoPrefixPostprocessorGenerator(fixed)],
      // Prevents arrows and presses from moving the caret into the country code.
      plugins: [maskitoCaretGuard((text) => [Math.min(fixed.length, text.length), text.length])],
    });
  }, [country]);
  const refs = useCallback(
    (node: HTMLInputElement | null) => mergeRefs<HTMLInputElement>(own, ref)(node),
    [ref],
  );
  const isFocused = () => own.current !== null && own.current === document.activeElement;
  const format = (digits: string) => {
    if (!country) return digits;
    if (digits) return formatNational(country, readNumber(digits, country, countries).national);
    return isFocused() ? prefix : '';
  };
  const masked = useMaskedText({
    mask,
    value,
    ref: refs,
    format,
    read: (text) => {
      if (!country) return text;
      const { country: owner, national } = readNumber(text, country, countries);
      return national && owner.dial + national;
    },
    readInserted: (raw) => {
      const number = country && readInsertedNumber(raw, country, countries);
      if (!number) return null;
      if (number.country.code !== code) onCountryChange(number.country.code);
      return formatNational(number.country, number.national);
    },
    onRead(digits, text) {
      // Undo can restore a number of the former country, so select that country too.
      const owner = country && readNumber(text, country, countries).country;
      if (owner && owner.code !== code) onCountryChange(owner.code);
      onValueChange(digits);
    },
  });

  // Formats the number for a newly selected country. A number that determined the country is already formatted.
  const rewrite = useEffectEvent((input: HTMLInputElement, fixed: string) => {
    if (!input.value.startsWith(fixed) || !value) input.value = format(value);
  });
  useEffect(() => {
    if (own.current) rewrite(own.current, prefix);
  }, [prefix]);

  return (
    <>
      <TextInput
        name="phone"
        autoComplete="tel"
        {...rest}
        {...masked}
        type="tel"
        inputMode="tel"
        onFocus={(event) => {
          const input = event.currentTarget;
          if (!input.value) input.value = prefix;
          onFocus?.(event);
        }}
        onBlur={(event) => {
          const input = event.currentTarget;
          if (!input.value.slice(prefix.length).trim()) input.value = '';
          onBlur?.(event);
        }}
        leading={
          countries.length === 1 ? (
            <span className="flex min-h-[3.5rem] shrink-0 self-stretch items-center border-r border-line-strong pr-3.5 pl-3.5">
              {country ? <Flag code={flags[country.code]} /> : null}
            </span>
          ) : (
            <button
              type="button"
              aria-label={`${countryLabel}: ${country?.name ?? ''} +${country?.dial ?? ''}`}
              aria-haspopup="dialog"
              disabled={rest.disabled}
              onClick={() => {
                returnFocus.current = null;
                setOpen(true);
              }}
              className="flex min-h-[3.5rem] shrink-0 self-stretch items-center gap-1.5 rounded-l-md border-r border-line-strong pr-2.5 pl-3.5 font-semibold text-ink focus-visible:-outline-offset-2"
            >
              {country ? <Flag code={flags[country.code]} /> : null}
              <ChevronDownIcon className="size-4 text-ink-subtle" />
            </button>
          )
        }
      />
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={sheetTitle}
        closeLabel={closeLabel}
        returnFocus={returnFocus}
      >
        <OptionList
          label={sheetTitle}
          value={code}
          options={countries.map((one) => ({
            value: one.code,
            name: one.name,
            description: one.mask,
            media: <Flag code={flags[one.code]} />,
          }))}
          onSelect={(next) => {
            returnFocus.current = own.current;
            setOpen(false);
            if (next === code) return;
            onCountryChange(next);
            onValueChange('');
          }}
        />
      </BottomSheet>
    </>
  );
}
