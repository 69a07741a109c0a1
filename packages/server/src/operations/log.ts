import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { mask, maskLines, maskText } from './mask.ts';

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

/** Type and location of an error, without other properties, which may contain input of a player. */
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
      // The formatter below handles errors; pino's serializer would copy all their properties.
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
