import { Socket } from 'node:net';

/**
 * SQLSTATE classes and codes of a database that is unreachable, full or overloaded: lost connection (08), out
 * of resources (53), shutdown or cancelled statement (57), lock or idle timeout, deadlock, serialization
 * failure.
 */
const sqlStates = /^(08|53|57)...$|^(55P03|25P03|25P04|40001|40P01)$/;
const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Errors of `pg` and `pg-pool` have no code. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|The database has been silent)/;

/** Whether the database was unreachable or overloaded, so that a retry may succeed. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    sqlStates.test(code) ||
    networkCodes.has(code) ||
    driverMessages.test(error.message) ||
    isOutage(error.cause)
  );
}

/**
 * A socket to PostgreSQL that fails after `silence` ms without a byte in either direction. A peer that
 * disappeared sends no reset, and the system would retransmit for a quarter of an hour.
 */
export function openSocket(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The database has been silent for ${silence} ms`));
  });
  return socket;
}
