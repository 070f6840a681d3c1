import type { Access } from '../../accounting-package';
import type { Relation, RelationType } from '../../master-data';
import { search } from '../finder/search';
import { fitting } from '../fitting';
import { TYPE_NAMES } from '../process-xml/dimension-types';
import { readRelation } from '../reads/read-relation';
import type { TwinfieldSettings } from '../settings';

type Wanted = { name: string; tax_number: string };

/** Each of that name is read whole, since a list has no VAT numbers. */
export async function findRelations(
  settings: TwinfieldSettings,
  access: Access,
  type: RelationType,
  wanted: Wanted,
): Promise<Relation[]> {
  const name = fitting(wanted.name);
  const found = await search(settings, access, 'DIM', {
    // A star in a name stands for any character here, and is held against the name below.
    pattern: name.replaceAll('*', '?'),
    field: 2,
    options: { dimtype: TYPE_NAMES[type] },
  });
  const relations: Relation[] = [];
  for (const { code } of found.filter((each) => isSame(each.name, name))) {
    const relation = await readRelation(settings, access, type, code);
    if (relation && hasNumber(relation, wanted.tax_number)) relations.push(relation);
  }
  return relations;
}

const isSame = (a: string, b: string) => fitting(a).toLowerCase() === b.toLowerCase();

const hasNumber = ({ tax_number }: Relation, wanted: string) =>
  wanted === '' || plain(tax_number) === plain(wanted);

const plain = (number: string) => number.replace(/[^\da-z]/gi, '').toUpperCase();
