import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fieldAction } from '../field/Field.tsx';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { HideIcon, ShowIcon } from '../../foundations/icon/index.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'clearLabel' | 'trailing'> {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the button that hides it. */
  hideLabel: string;
}

/**
 * A password field with a visibility toggle (FORM-05). The text is hidden again on submit and when the page is
 * restored from the back-forward cache, so that it never remains visible.
 */
export function PasswordInput({ showLabel, hideLabel, ref, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  const caret = useRef<[number, number] | null>(null);
  const refs = useMemo(() => mergeRefs(own, ref), [ref]);

  useEffect(() => {
    const hide = () => setShown(false);
    const form = own.current?.form;
    form?.addEventListener('submit', hide);
    window.addEventListener('pageshow', hide);
    return () => {
      form?.removeEventListener('submit', hide);
      window.removeEventListener('pageshow', hide);
    };
  }, []);

  // Browsers move the caret to the start when the type changes, so restore it.
  useLayoutEffect(() => {
    const input = own.current;
    if (caret.current && input?.type === (shown ? 'text' : 'password'))
      input.setSelectionRange(...caret.current);
    caret.current = null;
  }, [shown]);

  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      ref={refs}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          className={fieldAction}
          onClick={() => {
            const input = own.current;
            if (input) caret.current = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
            setShown(!shown);
          }}
        >
          {shown ? <HideIcon /> : <ShowIcon />}
        </button>
      }
    />
  );
}
