import { Socket } from 'node:net';

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
