import { Socket } from 'node:net';

/**
 * A socket for a connection to PostgreSQL that breaks after `silence` ms without a byte either way. A peer that vanished
 * sends no reset, and the system would retransmit for a quarter of an hour.
 */
export function openSocket(silence: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The database has been silent for ${silence} ms`));
  });
  return socket;
}
