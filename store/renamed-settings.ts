/** Former names of settings. A value under one of them is refused: ignoring it could start with an empty database. */
const renamed = {
  VAR_DIR: 'DATA_DIR',
  JOBS: 'RUN_JOBS',
  TILES_ADDRESS: 'TILES_URL',
  VIDEO_PROVIDER: 'VIDEO_ORIGIN',
  RECAPTCHA_PROVIDER: 'RECAPTCHA_ORIGIN',
  YOUTUBE_KEY: 'YOUTUBE_API_KEY',
  META_API: 'META_API_URL',
};

/** Returns a problem for each setting with a former name. */
export const renamedSettingProblems = (environment: Record<string, string | undefined>): string[] =>
  Object.entries(renamed).flatMap(([former, current]) =>
    environment[former] ? [`${former}: renamed, set ${current} instead`] : [],
  );
