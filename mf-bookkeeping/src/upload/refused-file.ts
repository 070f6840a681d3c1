/** A file that cannot be handed in as it is, whoever tries again. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
}
