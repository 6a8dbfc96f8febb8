/** The place of the files does not answer, or does not do what it was asked. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError';
}
