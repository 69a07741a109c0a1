/** What the outer layers put on a request for the inner ones. */
export interface RequestVariables {
  requestId: string;
  /** Address of the peer. */
  ip: string;
}
