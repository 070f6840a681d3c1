import { readConfig } from './platform/config';
import { FolderInUse } from './platform/database/lock';
import { StorageAway } from './platform/files/storage-away';
import { startFailure } from './start-failure';

const config = readConfig({ DATA_DIR: '/data', DATABASE_URL: 'postgres://u:geheim@db:5432/b' });
const failed = (code: string, cause?: unknown) =>
  Object.assign(new Error(`${code}: '/data/lock'`, { cause }), { code });

it.each<[string, unknown, RegExp]>([
  ['a full disk', failed('ENOSPC'), /^De schijf met \/data is vol\. Maak ruimte/],
  ['a database on a full disk', new Error('x', { cause: failed('53100') }), /is vol/],
  ['an embedded database on one', { name: 'ErrnoError', errno: 51 }, /is vol/],
  ['no access', failed('EACCES'), /^Deze gebruiker mag niet schrijven in \/data\./],
  ['a disk that is read-only', failed('EROFS'), /mag niet schrijven/],
  ['no database', failed('ECONNREFUSED'), /^De database op db:5432 is niet bereikbaar\./],
  ['no store of files', new StorageAway(failed('ECONNREFUSED')), /^De opslag van bestanden op /],
  ['a folder in use', new FolderInUse('Al in gebruik'), /^Al in gebruik$/],
])('says in Dutch what stands in the way: %s', (_, error, said) => {
  expect(startFailure(error, config)).toMatch(said);
  expect(startFailure(error, config)).not.toMatch(/geheim/);
});

it('gives everything else as it is', () => {
  const error = new Error('bug');
  expect(startFailure(error, config)).toBe(error);
});
