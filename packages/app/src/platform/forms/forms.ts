import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { z } from '@tulpar/api/z';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
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
import { type TextValues, useOpenText } from '../i18n/intl.tsx';

export { z } from '@tulpar/api/z';
export type { Control, UseFormReturn } from 'react-hook-form';

/**
 * A form over a schema: checks a field first when it is left, then at every change (VALID-18). Errors of the schema
 * are ids of texts; `useErrorText` turns them and the server's codes into words.
 */
export function useSchemaForm<T extends FieldValues>(
  schema: z.ZodMiniType<T, T>,
  defaultValues: DefaultValues<T>,
): UseFormReturn<T, unknown, T> {
  const resolver = useMemo(() => standardSchemaResolver<T, unknown, T>(schema), [schema]);
  return useForm<T, unknown, T>({ mode: 'onTouched', reValidateMode: 'onChange', defaultValues, resolver });
}

/** Type of an error that stands for the server's codes. */
const SERVER = 'server';
const JOINT = ',';

/** What is left of a server's refusal for the whole form: codes of no field, and whether nobody answered. */
export interface FormFailure {
  /** Codes for the text under the form; empty when every code found its field. */
  readonly codes: readonly string[];
  /** No answer, or a fault: the same may work later. */
  readonly away: boolean;
}

/**
 * Puts the codes of a refused command at their fields (ERR-01) and gives back what belongs to none (ERR-03). An error
 * that is not the server's gives DEFAULT (ERR-05). The first refused field takes the focus. `places` are the fields of
 * the form, or where the form shows what the server names otherwise.
 */
export function takeServerErrors<T extends FieldValues>(
  form: UseFormReturn<T, unknown, T>,
  error: unknown,
  places: readonly FieldPath<T>[] | Readonly<Record<string, FieldPath<T>>>,
): FormFailure {
  if (!isApiError(error)) return { codes: ['DEFAULT'], away: false };
  const away = error.retryable && error.kind !== 'rateLimited';
  if (away) return { codes: [], away };
  const known = new Map(
    Array.isArray(places) ? places.map((path: FieldPath<T>) => [path, path]) : Object.entries(places),
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
  return { codes: left, away: false };
}

/** Words for codes of the server: `field` keeps an unknown code as it is, else DEFAULT stands in (ERR-01, ERR-05). */
export function useCodeText(): (codes: readonly string[], place?: 'field' | 'form') => string {
  const open = useOpenText();
  return useCallback(
    (codes, place = 'form') => {
      const fallback = (code: string) => (place === 'field' ? code : (open('API_ERRORS.DEFAULT') ?? ''));
      return [...new Set(codes.map((code) => open(`API_ERRORS.${code}`) ?? fallback(code)))].join(', ');
    },
    [open],
  );
}

/**
 * Words for the error of a field: a text id of the schema with its `values`, or the server's codes joined by commas
 * (ERR-02).
 */
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

/** One field of a form, ready for an input of the component library. */
export interface BoundField<V> {
  readonly value: V;
  readonly error: string | undefined;
  /** Give it to the input as `ref`: the first wrong field takes the focus. */
  readonly attach: (element: { focus?: () => void } | null) => void;
  readonly onBlur: () => void;
  /** Takes a value or a native event. */
  readonly onChange: (...event: unknown[]) => void;
}

/** Binds a field of a form by its name; `errorValues` are what the texts of its errors may name. */
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

/** Props of `Field`: the form's control, the name of the field, and what draws it. */
export interface FieldProps<T extends FieldValues, N extends FieldPath<T>> {
  control: Control<T, unknown, T>;
  name: N;
  /** What the texts of its errors may name, such as a bound. */
  errorValues?: TextValues;
  children: (field: BoundField<FieldPathValue<T, N>>) => ReactNode;
}

/** Draws one field: what is typed into it renders it alone, and nothing of the form around it. */
export function Field<T extends FieldValues, N extends FieldPath<T>>({
  control,
  name,
  errorValues,
  children,
}: FieldProps<T, N>): ReactNode {
  return children(useField(control, name, errorValues));
}

/**
 * Calls `listener` with the values of a form and with what is `beside` them: at first, and whenever either changes.
 * Renders nothing. It is called with untouched values too, so a draft is written by `useDraft`.
 */
export function useTyped<T extends FieldValues, B>(
  { subscribe, getValues }: UseFormReturn<T, unknown, T>,
  listener: (values: T, beside: B) => void,
  beside: B,
): void {
  const notify = useEffectEvent(listener);
  useEffect(() => {
    notify(getValues(), beside);
    return subscribe({ formState: { values: true }, callback: ({ values }) => notify(values, beside) });
  }, [subscribe, getValues, beside]);
}

/** Calls `listener` with the path of a field when the player changes it. Returns how to stop. */
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

/** Calls `listener` when the player changes a field. Renders nothing. */
export function useChange<T extends FieldValues>(
  { subscribe }: UseFormReturn<T, unknown, T>,
  listener: () => void,
): void {
  const notify = useEffectEvent(listener);
  useEffect(() => onChange({ subscribe }, () => notify()), [subscribe]);
}

/** How `useDraft` writes. */
export interface DraftOptions<B> {
  /** Fields that count as changed from the start: those that come from the draft itself or from a link. */
  readonly restored: readonly string[];
  /** Stores the changed fields by path. */
  readonly write: (changed: Readonly<Record<string, unknown>>, beside: B) => void;
  /** State beside the fields, such as the chosen tab; a change of it is written too. */
  readonly beside: B;
}

/**
 * Writes the draft of a form: only the fields that the player has changed. An untouched field may start with another
 * value next time: the terms are ticked at first, but not on licence domains (REG-08). Writes after paint: storage is
 * slow on low-end phones and would delay typing.
 */
export function useDraft<T extends FieldValues, B>(
  { subscribe, getValues }: UseFormReturn<T, unknown, T>,
  { restored, write, beside }: DraftOptions<B>,
): void {
  const [changed] = useState(() => new Set(restored));
  const written = useRef(beside);
  const save = useEffectEvent(() => {
    const found = [...changed].map((path) => [path, getValues(path as FieldPath<T>) as unknown] as const);
    write(Object.fromEntries(found.filter(([, value]) => value !== undefined)), beside);
  });
  useEffect(() => {
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
    // A page that is hidden or reloaded draws no further frame.
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [subscribe, changed]);
  useEffect(() => {
    if (written.current === beside) return;
    written.current = beside;
    save();
  }, [beside]);
}

/**
 * What the values of a form come to, such as whether they may be sent: renders when that changes, and not with every
 * letter.
 */
export function useDerived<T extends FieldValues, V extends string | number | boolean | null>(
  { subscribe, getValues }: UseFormReturn<T, unknown, T>,
  derive: (values: T) => V,
): V {
  const listen = useCallback(
    (tell: () => void) => subscribe({ formState: { values: true }, callback: tell }),
    [subscribe],
  );
  const read = () => derive(getValues());
  return useSyncExternalStore(listen, read, read);
}
