import { useId, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { AlertIcon, InfoIcon } from '../../foundations/icon/index.ts';

/** Changes a field like user input: React and form libraries receive the events. */
export function enterText(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) {
  // The prototype's setter, because React's own on the element would remember the text and ignore the event.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Clears an input and focuses it. */
export function emptyInput(input: HTMLInputElement): void {
  enterText(input, '');
  input.focus();
}

/** Texts of a field: label, error, hint. */
export interface FieldTexts {
  label: string;
  /** What is wrong and how to fix it; replaces the hint. */
  error?: string | undefined;
  hint?: ReactNode;
}

/** Ids that link a control to its message. Call it once per field. */
export function useFieldIds(
  id: string | undefined,
  texts: Pick<FieldTexts, 'error' | 'hint'>,
  extra?: string,
) {
  const own = useId();
  const inputId = id ?? own;
  const messageId = `${inputId}-message`;
  const described = [texts.error || texts.hint ? messageId : null, extra].filter(Boolean).join(' ');
  return { inputId, messageId, describedBy: described || undefined };
}

export interface FieldMessageProps extends Pick<FieldTexts, 'error' | 'hint'> {
  /** For the `aria-describedby` of the control. */
  id: string;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Line below a control: the error or the hint, each with its icon. */
export function FieldMessage({ id, error, hint, className, ref }: FieldMessageProps) {
  if (!error && !hint) return null;
  return (
    <span
      ref={ref}
      id={id}
      className={cn(
        'mt-1.5 flex items-start gap-1.5 text-caption [&>svg]:mt-px [&>svg]:size-4 [&>svg]:shrink-0',
        error ? 'text-danger-ink' : 'text-ink-muted',
        className,
      )}
    >
      {error ? <AlertIcon /> : <InfoIcon />}
      <span className="min-w-0 break-words">{error ?? hint}</span>
    </span>
  );
}

/**
 * Class of the box of a text field: 56 px high, in rem because text and label share it. Its border shows focus, error
 * and lock. In a narrow box the label wraps above the text, and the box grows.
 */
export const fieldBox = (invalid: boolean, locked: boolean) =>
  cn(
    '@container relative flex min-h-[3.5rem] w-full items-center rounded-md bg-surface-1 transition-shadow duration-[140ms] ease-out',
    'shadow-[inset_0_0_0_1px_var(--line-control)] hover:shadow-[inset_0_0_0_1px_var(--ink-muted)]',
    'has-[input:focus]:shadow-[inset_0_0_0_2px_var(--brand-ink)] hover:has-[input:focus]:shadow-[inset_0_0_0_2px_var(--brand-ink)]',
    // An invalid field already has a ring, so its focus needs a second one.
    invalid &&
      'has-[input:focus]:outline-2 has-[input:focus]:outline-offset-2 has-[input:focus]:outline-focus-ring shadow-[inset_0_0_0_2px_var(--danger-ink)] hover:shadow-[inset_0_0_0_2px_var(--danger-ink)] has-[input:focus]:shadow-[inset_0_0_0_2px_var(--danger-ink)] hover:has-[input:focus]:shadow-[inset_0_0_0_2px_var(--danger-ink)]',
    locked && 'bg-surface-2 shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line)]',
  );

/** Class of the element around an input, its label and its clear icon. */
export const fieldText =
  'relative flex min-w-0 flex-1 items-center @max-[10.5rem]:grid @max-[10.5rem]:grid-cols-[minmax(0,1fr)_auto]';

/** Class of the input of a text field. As `peer`, its value controls the floating label and the clear icon. */
export const fieldInput =
  'peer h-[3.5rem] w-full min-w-0 flex-1 rounded-md bg-transparent pt-[1.25rem] pr-1 pb-0.5 pl-4 text-input text-ink outline-none placeholder:text-transparent focus:placeholder:text-ink-subtle read-only:text-ink-muted disabled:text-ink-muted @max-[10.5rem]:col-start-1 @max-[10.5rem]:row-start-2 @max-[10.5rem]:h-[1.9375rem] @max-[10.5rem]:pt-0';

/** Class of the floating label, positioned by the state of the input before it. */
export const fieldLabel = (invalid: boolean) =>
  cn(
    'pointer-events-none absolute top-[0.5625rem] left-4 max-w-[calc(100%-1.25rem)] truncate text-[0.75rem] leading-4 font-medium transition-[top,font-size,line-height,color] duration-[140ms] ease-out',
    '@max-[10.5rem]:static @max-[10.5rem]:col-start-1 @max-[10.5rem]:row-start-1 @max-[10.5rem]:mt-[0.5625rem] @max-[10.5rem]:ml-4 @max-[10.5rem]:max-w-full @max-[10.5rem]:wrap-anywhere @max-[10.5rem]:whitespace-normal',
    '@min-[10.5rem]:peer-placeholder-shown:top-[1.0625rem] @min-[10.5rem]:peer-placeholder-shown:text-[1rem] @min-[10.5rem]:peer-placeholder-shown:leading-[1.375rem] @min-[10.5rem]:peer-placeholder-shown:font-normal',
    'peer-focus:top-[0.5625rem] peer-focus:text-[0.75rem] peer-focus:leading-4 peer-focus:font-medium',
    'peer-autofill:top-[0.5625rem] peer-autofill:text-[0.75rem] peer-autofill:leading-4 peer-autofill:font-medium',
    invalid ? 'text-danger-ink' : 'text-ink-muted peer-focus:text-brand-ink',
  );

/** Class of the icon button at the end of a field, 44 px wide. */
export const fieldAction =
  'col-start-2 row-span-2 row-start-1 mr-1 grid h-[52px] w-11 shrink-0 place-items-center rounded-md text-ink-muted transition-colors hover:text-ink focus-visible:-outline-offset-2';
