/** The file storage is unreachable, or rejects a valid request. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}
