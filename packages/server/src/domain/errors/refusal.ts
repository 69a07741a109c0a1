/** Error codes by field name, as in the contract's error body. */
export type FieldCodes = Readonly<Record<string, readonly string[]>>;

export interface RefusalOptions {
  /** Error codes by field; codes without a field are under `domain`. */
  readonly fields?: FieldCodes;
  /** Values for the error text, for example `{ allowed_amount: 500000 }`. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** `Retry-After` header, seconds. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Additional members of the error body, for example `country` of a blocked region. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** An expected error, whose code is sent to the client. */
export class Refusal extends Error {
  readonly status: number;
  /** Error code; sent as `message` of the error body. */
  readonly code: string;
  readonly options: RefusalOptions;

  constructor(status: number, code: string, options: RefusalOptions = {}) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.options = options;
  }
}

export function refuse(status: number, code: string, options?: RefusalOptions): never {
  throw new Refusal(status, code, options);
}

/** Throws a 422 VALIDATION_ERROR with codes by field. */
export function refuseFields(fields: Readonly<Record<string, string>>): never {
  throw new Refusal(422, 'VALIDATION_ERROR', {
    fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, [code]])),
  });
}
