import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { z } from '@tulpar/api/z';
import { enterText } from '@tulpar/ui/field';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  useController,
  useForm,
  type Control,
  type FieldPathValue,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { isApiError } from '../network/api.ts';
import { now } from '../network/clock.ts';
import { useCodeText } from '../network/error-texts.ts';
import { type TextValues, useOpenText } from '../i18n/intl.tsx';
import { useOnChange } from '../state/last-value.ts';

export { z } from '@tulpar/api/z';
export type { Control, FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Reports values that a browser has filled in without an event: each field gets one, which React ignores if it knows
 * the value. If it does not, React renders and may reset other filled-in fields, so all values are read first, and a
 * value that was reset is entered again.
 */
function reportFilledIn({ target }: Event): void {
  if (!(target instanceof HTMLFormElement)) return;
  const fields = [...target.querySelectorAll<HTMLInputElement>('input:not([type="file"])')];
  const filled = fields.map((field) => ({ field, value: field.value }));
  for (const { field, value } of filled)
    if (field.value === value) field.dispatchEvent(new Event('change', { bubbles: true }));
    else enterText(field, value);
}

/** A field is validated on blur, then on every change (VALID-18). Errors of the schema are message ids. */
export function useSchemaForm<T extends FieldValues>(
  schema: z.ZodMiniType<T, T>,
  defaultValues: DefaultValues<T>,
): UseFormReturn<T, unknown, T> {
  const resolver = useMemo(() => standardSchemaResolver<T, unknown, T>(schema), [schema]);
  // In the capture phase, before React handles the event.
  useEffect(() => document.addEventListener('submit', reportFilledIn, true), []);
  return useForm<T, unknown, T>({ mode: 'onTouched', reValidateMode: 'onChange', defaultValues, resolver });
}

/** Error type for codes from the server. */
const SERVER = 'server';
const JOINT = ',';

/** Form-level part of a failed command: codes without a field, and whether and when a retry may succeed. */
export interface FormFailure {
  /** Codes for the text under the form; empty when every code belongs to a field, or with `isRetryable`. */
  readonly codes: readonly string[];
  /** Whether a retry may succeed, such as after a lost response or a server fault. */
  readonly isRetryable: boolean;
  /** After too many attempts: when the next one is allowed, ms; undefined if the server does not say. */
  readonly retryAt?: number;
}

/** When a rate-limited command may be repeated, ms; empty if the error does not say. */
export function retryOf(error: unknown): Pick<FormFailure, 'retryAt'> {
  if (!isApiError(error, 'rateLimited') || error.retryAfter === null) return {};
  return { retryAt: now() + error.retryAfter * 1000 };
}

/**
 * Sets server codes as errors of their fields (ERR-01), focuses the first one, and returns codes without a
 * field (ERR-03). An error without codes, or that is no `ApiError`, gives DEFAULT (ERR-05); one that is retryable has
 * none. `fields` may map the server's names to the form's.
 */
export function applyServerErrors<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  error: unknown,
  fields: readonly FieldPath<T>[] | Readonly<Record<string, FieldPath<T>>>,
): FormFailure {
  if (!isApiError(error)) return { codes: ['DEFAULT'], isRetryable: false };
  const isRetryable = error.retryable && error.kind !== 'rateLimited';
  if (isRetryable) return { codes: [], isRetryable };
  const known = new Map(
    Array.isArray(fields) ? fields.map((path: FieldPath<T>) => [path, path]) : Object.entries(fields),
  );
  const left: string[] = [];
  const placed = new Map<FieldPath<T>, readonly string[]>();
  for (const [name, codes] of Object.entries(error.fields)) {
    const path = known.get(name);
    if (path && codes.length > 0) placed.set(path, [...(placed.get(path) ?? []), ...codes]);
    else left.push(...codes);
  }
  let shouldFocus = true;
  for (const [path, codes] of placed) {
    form.setError(path, { type: SERVER, message: codes.join(JOINT) }, { shouldFocus });
    shouldFocus = false;
  }
  if (left.length === 0 && placed.size === 0) left.push(error.code ?? 'DEFAULT');
  return { codes: left, isRetryable: false, ...retryOf(error) };
}

/** Text of a field's error: a message of the schema, or texts of the server's codes, joined by commas (ERR-02). */
export function useErrorText(): (error: FieldError | undefined, values?: TextValues) => string | undefined {
  const open = useOpenText();
  const codeText = useCodeText();
  return useCallback(
    (error, values) => {
      if (!error?.message) return undefined;
      if (error.type === SERVER) return codeText(error.message.split(JOINT), 'field');
      return open(error.message, values) ?? open('required') ?? undefined;
    },
    [open, codeText],
  );
}

/** Props that bind a field to an input of the component library. */
export interface BoundField<V> {
  readonly value: V;
  readonly error: string | undefined;
  /** Pass to the input as `ref`, to focus the first invalid field. */
  readonly attach: (element: { focus?: () => void } | null) => void;
  readonly onBlur: () => void;
  /** Accepts a value or a native event. */
  readonly onChange: (...event: unknown[]) => void;
}

/** Props of an input of the component library that reports a value instead of an event. */
export const inputProps = <V>({ attach, onChange, ...field }: BoundField<V>) => ({
  ...field,
  ref: attach,
  onValueChange: onChange,
});

/**
 * Types the control of a form as that of some of its fields, for a component that several forms use. The type of a
 * control is invariant, so a cast is needed; it is safe, because only these fields are read and written.
 */
export const controlOf = <Part extends FieldValues, T extends Part>(control: Control<T, unknown, T>) =>
  control as unknown as Control<Part, unknown, Part>;

/** Binds a field of a form by name; `errorValues` fill placeholders of its error texts. */
export function useField<T extends FieldValues, N extends FieldPath<T>>(
  control: Control<T, unknown, T>,
  name: N,
  errorValues?: TextValues,
): BoundField<FieldPathValue<T, N>> {
  const errorText = useErrorText();
  const { field, fieldState } = useController({ control, name });
  const { ref: attach, value, onBlur, onChange } = field;
  return { attach, value, onBlur, onChange, error: errorText(fieldState.error, errorValues) };
}

export interface FieldProps<T extends FieldValues, N extends FieldPath<T>> {
  control: Control<T, unknown, T>;
  name: N;
  /** Values for placeholders of its error texts, such as a bound. */
  errorValues?: TextValues;
  children: (field: BoundField<FieldPathValue<T, N>>) => ReactNode;
}

/** Renders one field; typing into it renders only this field, not the form. */
export function Field<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
  errorValues,
  children,
}: FieldProps<T, N>): ReactNode {
  return children(useField(control, name, errorValues));
}

/** Calls `listener` with the form's values and `extra`, initially and after each change of either. */
export function useFormValues<T extends FieldValues, B>(
  { subscribe, getValues }: UseFormReturn<T, unknown, T>,
  listener: (values: T, extra: B) => void,
  extra: B,
): void {
  const notify = useEffectEvent(listener);
  useEffect(() => {
    notify(getValues(), extra);
    return subscribe({ formState: { values: true }, callback: ({ values }) => notify(values, extra) });
  }, [subscribe, getValues, extra]);
}

function onChange<T extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<T, unknown, T>, 'subscribe'>,
  listener: (path: string) => void,
): () => void {
  return subscribe({
    formState: { values: true },
    callback({ name, type }) {
      if (name !== undefined && type === 'change') listener(name);
    },
  });
}

export function useChange<T extends FieldValues>(
  { subscribe }: UseFormReturn<T, unknown, T>,
  listener: () => void,
): void {
  const notify = useEffectEvent(listener);
  useEffect(() => onChange({ subscribe }, () => notify()), [subscribe]);
}

export interface DraftOptions<B> {
  /** Fields that count as changed initially: those restored from the draft or a link. */
  readonly restored: readonly string[];
  readonly write: (changed: Readonly<Record<string, unknown>>, extra: B) => void;
  /** State next to the fields, such as the selected tab; its changes are stored too. */
  readonly extra: B;
}

/**
 * Stores only the fields that the player has changed, since initial values may differ next time (REG-08).
 * Writes after paint, because storage is slow on low-end phones.
 */
export function useDraft<T extends FieldValues, B>(
  { subscribe, getValues }: UseFormReturn<T, unknown, T>,
  { restored, write, extra }: DraftOptions<B>,
): void {
  const [changed] = useState(() => new Set(restored));
  const saveNow = () => {
    const found = [...changed].map((path) => [path, getValues(path as FieldPath<T>) as unknown] as const);
    write(Object.fromEntries(found.filter(([, value]) => value !== undefined)), extra);
  };
  const save = useEffectEvent(saveNow);
  // A layout effect, because text typed before hydration is entered, and must be stored, right after the first commit.
  useLayoutEffect(() => {
    let frame = 0;
    const flush = () => {
      if (frame === 0) return;
      cancelAnimationFrame(frame);
      frame = 0;
      save();
    };
    if (changed.size > 0) save();
    const stop = onChange({ subscribe }, (path) => {
      changed.add(path);
      frame ||= requestAnimationFrame(() => setTimeout(flush));
    });
    // A page that is hidden or reloaded renders no further frame, so store the changes now.
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [subscribe, changed]);
  useOnChange(extra, saveNow);
}

/** Value derived from a form's values: renders when it changes, not on every keystroke. */
export function useDerived<T extends FieldValues, V extends string | number | boolean | null>(
  { subscribe, getValues }: UseFormReturn<T, unknown, T>,
  derive: (values: T) => V,
): V {
  const listen = useCallback(
    (callback: () => void) => subscribe({ formState: { values: true }, callback }),
    [subscribe],
  );
  const read = () => derive(getValues());
  return useSyncExternalStore(listen, read, read);
}
