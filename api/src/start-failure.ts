import type { Config } from './platform/config';
import { CannotStart } from './platform/database/cannot-start';
import { isDiskFull, isUnavailable, sqlState } from './platform/database/sql-state';
import { StorageAway } from './platform/files/storage-away';

/** What is said of a start that failed: a Dutch sentence when it is known what to do, else the error itself. */
export function startFailure(error: unknown, { dataDir, databaseUrl, s3 }: Config): unknown {
  if (error instanceof CannotStart) return error.message;
  if (isDiskFull(error)) return texts.full(dataDir);
  if (/^(EACCES|EPERM|EROFS)$/.test(sqlState(error) ?? '')) return texts.noAccess(dataDir, error);
  if (error instanceof StorageAway) return texts.noStorage(s3?.endpoint || 'Amazon S3');
  if (databaseUrl && isUnavailable(error)) return texts.noDatabase(new URL(databaseUrl).host);
  return error;
}

const texts = {
  full: (dir: string) => `De schijf met ${dir} is vol. Maak ruimte en start opnieuw.`,
  noAccess: (dir: string, error: unknown) =>
    `Deze gebruiker mag niet schrijven in ${dir}. Geef hem die map, of kies met DATA_DIR een andere. (${(error as Error).message})`,
  noDatabase: (host: string) =>
    `De database op ${host} is niet bereikbaar. Start hem, of verbeter DATABASE_URL.`,
  noStorage: (address: string) =>
    `De opslag van bestanden op ${address} is niet bereikbaar. Start hem, of verbeter S3_ENDPOINT.`,
};
