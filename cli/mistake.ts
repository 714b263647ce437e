/** Something the person at the command line got wrong. The message is one sentence; the command ends with code 2. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
}
