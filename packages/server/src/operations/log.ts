import { pino, type DestinationStream, type Logger } from 'pino';

/** Patterns of secrets in any text: tokens, contacts, card numbers, values of the database. */
const secretForms: readonly RegExp[] = [
  // Match from the start of a word only; matching from each letter would take quadratic time.
  /(?<![\w-])(?=[\w-]*?\beyJ)[\w-]+\.[\w-]+\.[\w-]+/g,
  /\bBearer\s+\S+/gi,
  /(?<![^\s"'@()=])[^\s"'@()=]+@[^\s"'@()=]+/g,
  /\b[\w-]{40,}\b/g,
  /(?<!\w)\+?\d(?:[ -]?\d){8,}(?!\w)/g,
  // Values quoted in errors of the database.
  /(?<=\)=\()[^)]*(?=\))/g,
];
const mask = '***';

/** Masks everything that looks like a secret, and cuts the text to 8,000 characters. */
export function maskText(text: string): string {
  let masked = text.slice(0, 8_000);
  for (const form of secretForms) masked = masked.replace(form, mask);
  return masked;
}

/** Leaves stack lines as they are: their long paths are not secrets. */
const maskPathless = (line: string) => (/^\s+at /.test(line) ? line : maskText(line));

/** Masks secrets in an error with its stack. */
export const maskLines = (text: string): string => text.split('\n').map(maskPathless).join('\n');

/** Log level. `debug` adds a line for each request. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Properties whose value is masked in a log at any depth. */
const secretNames =
  /token|password|secret|^card|^(?:authorization|cookie|code|otp|pin|cvv|cvc|pan|e-?mail|phone|contact|recipient|idempotency-?key)$/i;

const deepest = 5;

function maskValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describe(value, depth);
  if (depth >= deepest) return mask;
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => maskValue(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      secretNames.test(name) && one !== null && one !== undefined ? mask : maskValue(one, depth + 1),
    ]),
  );
}

/** Type, masked message and location of an error; other properties may contain input of a player. */
function describe(error: Error, depth: number): Record<string, unknown> {
  const of = (name: string) => {
    const value: unknown = name in error ? error[name as keyof Error] : undefined;
    return typeof value === 'string' ? { [name]: value.slice(0, 100) } : {};
  };
  return {
    type: error.name,
    message: maskText(error.message),
    ...of('code'),
    ...of('constraint'),
    ...of('table'),
    ...(error.stack === undefined ? {} : { stack: maskLines(error.stack.slice(0, 8_000)) }),
    ...(error.cause === undefined || depth >= deepest ? {} : { cause: maskValue(error.cause, depth + 1) }),
  };
}

/** The server's log: one JSON object per line, with secrets masked. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      // The formatter below handles errors; pino's own serializer would copy all their properties.
      serializers: { err: (value: unknown) => value },
      formatters: {
        log: (object) => maskValue(Object.fromEntries(Object.entries(object))) as Record<string, unknown>,
      },
      hooks: {
        logMethod(given, method) {
          method.apply(
            this,
            given.map((one) => (typeof one === 'string' ? maskText(one) : one)) as typeof given,
          );
        },
      },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}
