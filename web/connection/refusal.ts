import type { Refused, RefusedCode } from '@sandtable/server/protocol';

/** The server, or whoever keeps the tables, said no or could not be reached. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly code: RefusedCode | 'unreachable';
  readonly refused: Refused | undefined;

  constructor(code: RefusedCode | 'unreachable', refused?: Refused) {
    super(refused?.detail ?? code);
    this.code = code;
    this.refused = refused;
  }
}
