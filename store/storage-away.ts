/** The file storage is unreachable, or rejects a valid request. */
export class StorageAwayError extends Error {
  override name = 'StorageAwayError';
}
