/** The store of files does not answer; callers hear that it is away, as of the database. */
export class StorageAway extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(cause: unknown) {
    super('the store of files is away', { cause });
  }
}
