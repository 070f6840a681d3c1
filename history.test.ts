import { changesOf } from './api/src/history/changes-of';
import { isNamed } from './api/src/history/testing/is-named';
import { RECORDED } from './api/src/history/testing/recorded-columns';
import { difference } from './api/src/platform/http/audit';

/** A column that changed, as history would tell it; nothing when it tells no such columns. */
const changesIn = (entity: string, column: string) =>
  changesOf({
    entity,
    id: 1,
    fields: difference({ before: { [column]: 'a' }, after: { [column]: 'b' } }),
  });

it.each(Object.keys(RECORDED))('history has a name for every column of %s', (entity) => {
  const changes = RECORDED[entity]?.flatMap((column) => changesIn(entity, column)) ?? [];
  expect(changes.filter((change) => !isNamed(change)).map(({ field }) => field)).toEqual([]);
});
