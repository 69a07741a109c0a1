import type { paymentTypes } from '@tulpar/api/contract';
import { type Currency, type Language, text, type TextId } from '../locale/locale.ts';

export type Direction = 'deposit' | 'withdrawal';
export type MethodName = Extract<TextId, `methodName.${string}`>;

export type FieldKind = 'card' | 'phone' | 'wallet' | 'iban' | 'voucher';

/** A payment method. Amounts in minor units, times in minutes. */
export interface Method {
  readonly uid: string;
  readonly name: MethodName;
  readonly type: (typeof paymentTypes)[number];
  /** Brand logo; null: the client shows an icon for the type. */
  readonly image: string | null;
  readonly direction: Direction;
  readonly currency: Currency;
  readonly min: number;
  readonly max: number;
  readonly eta: { readonly min: number; readonly max: number };
  readonly presets: readonly number[];
  /** Whether only the preset amounts are allowed. */
  readonly isFixed: boolean;
  readonly alsoWithdraw: boolean;
  readonly field: FieldKind | null;
}

const day = 1_440;
type Bounds = readonly [min: number, max: number, etaMin: number, etaMax: number];
/** Bounds of deposits (`in`) and withdrawals (`out`), preset amounts, and whether only these are allowed. */
interface Amounts {
  readonly in?: Bounds;
  readonly out?: Bounds;
  readonly presets?: readonly number[];
  readonly isFixed?: boolean;
}
type ShortName = MethodName extends `methodName.${infer Name}` ? Name : never;
type Row = ReturnType<typeof row>;
const row = (
  uid: string,
  name: ShortName,
  type: Method['type'],
  field: FieldKind | null,
  amounts: Amounts,
) => ({
  uid,
  name,
  type,
  field,
  ...amounts,
});

const kzt = [
  row('kz-card', 'card', 'card', 'card', {
    in: [100_000, 50_000_000, 0, 5],
    out: [200_000, 50_000_000, 15, 3 * day],
  }),
  row('kz-bank-app', 'bankApp', 'transfer', 'phone', {
    in: [100_000, 30_000_000, 0, 15],
    out: [200_000, 30_000_000, 15, day],
  }),
  row('kz-mobile', 'mobile', 'mobile', 'phone', {
    in: [50_000, 5_000_000, 0, 10],
    out: [100_000, 5_000_000, 60, day],
    presets: [100_000, 300_000, 500_000],
  }),
  row('kz-ewallet', 'ewallet', 'ewallet', 'wallet', {
    in: [50_000, 25_000_000, 0, 5],
    out: [100_000, 25_000_000, 60, 720],
  }),
  row('kz-terminal', 'terminal', 'terminal', null, { in: [50_000, 10_000_000, 0, 30] }),
  row('kz-bank-account', 'account', 'bank', 'iban', {
    out: [5_000_000, 300_000_000, day, 3 * day],
    presets: [5_000_000, 10_000_000, 20_000_000],
  }),
  row('kz-voucher', 'voucher', 'voucher', 'voucher', {
    in: [200_000, 1_000_000, 0, 0],
    presets: [200_000, 500_000, 1_000_000],
    isFixed: true,
  }),
  row('kz-device-wallet', 'device', 'applepay', null, { in: [100_000, 20_000_000, 0, 0] }),
];

const azn = [
  row('az-card', 'card', 'card', 'card', { in: [500, 150_000, 0, 5], out: [1_000, 150_000, 15, 3 * day] }),
  row('az-bank-transfer', 'bankTransfer', 'transfer', 'phone', {
    in: [500, 100_000, 0, 15],
    out: [1_000, 100_000, 60, day],
  }),
  row('az-ewallet', 'ewallet', 'ewallet', 'wallet', { in: [300, 80_000, 0, 5], out: [500, 80_000, 60, 720] }),
  row('az-terminal', 'terminal', 'terminal', null, { in: [100, 30_000, 0, 30] }),
  row('az-mobile', 'mobile', 'mobile', 'phone', { in: [100, 5_000, 0, 10], presets: [500, 1_000, 2_000] }),
  row('az-bank-account', 'account', 'bank', 'iban', {
    out: [10_000, 1_000_000, day, 3 * day],
    presets: [10_000, 50_000, 100_000],
  }),
  row('az-voucher', 'voucher', 'voucher', 'voucher', {
    in: [500, 2_500, 0, 0],
    presets: [500, 1_000, 2_500],
    isFixed: true,
  }),
  row('az-device-wallet', 'device', 'applepay', null, { in: [500, 60_000, 0, 0] }),
];

const usualPresets: Readonly<Record<Currency, readonly number[]>> = {
  KZT: [300_000, 500_000, 1_000_000, 2_000_000],
  AZN: [1_000, 2_000, 5_000, 10_000],
};

function methodsOf(row: Row, currency: Currency): Method[] {
  const make = (direction: Direction, bounds: Bounds | undefined): Method[] => {
    if (bounds === undefined) return [];
    const [min, max, etaMin, etaMax] = bounds;
    const isOut = direction === 'withdrawal';
    return [
      {
        // A method for both directions has two uids; that of withdrawals has a suffix.
        uid: isOut && row.in !== undefined ? `${row.uid}-out` : row.uid,
        name: `methodName.${row.name}`,
        type: row.type,
        // The methods of the sandbox have no brand.
        image: null,
        direction,
        currency,
        min,
        max,
        eta: { min: etaMin, max: etaMax },
        presets: (row.presets ?? usualPresets[currency]).filter((preset) => preset >= min && preset <= max),
        isFixed: row.isFixed ?? false,
        alsoWithdraw: row.out !== undefined,
        field: isOut || row.field !== 'card' ? row.field : null,
      },
    ];
  };
  return [...make('deposit', row.in), ...make('withdrawal', row.out)];
}

/** All methods in display order. */
export const methods: readonly Method[] = [
  ...kzt.flatMap((row) => methodsOf(row, 'KZT')),
  ...azn.flatMap((row) => methodsOf(row, 'AZN')),
];

const byUid = new Map(methods.map((method) => [method.uid, method]));

export function findMethod(uid: string): Method | undefined {
  return byUid.get(uid);
}

/** Name of a method in a language; its uid if it is unknown. */
export function methodTitle(uid: string, language: Language): string {
  const method = findMethod(uid);
  return method === undefined ? uid : text(method.name, language);
}
