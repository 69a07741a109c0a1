/** Field name to codes, as in the error body of the contract. */
export type FieldCodes = Readonly<Record<string, readonly string[]>>;

export interface RefusalOptions {
  /** Codes by field; general ones under `domain`. */
  readonly fields?: FieldCodes;
  /** Figures for the text, for example `{ allowed_amount: 500000 }`. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Members of the error body a single call adds, for example `country` of a refused region. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** A request that is answered with an error the client can understand. */
export class Refusal extends Error {
  readonly status: number;
  /** Becomes `message` of the error body. */
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

/** Ends the call with a coded error. */
export function refuse(status: number, code: string, options?: RefusalOptions): never {
  throw new Refusal(status, code, options);
}

/** Ends the call with 422 VALIDATION_ERROR and codes by field. */
export function refuseFields(fields: Readonly<Record<string, string>>): never {
  throw new Refusal(422, 'VALIDATION_ERROR', {
    fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, [code]])),
  });
}
