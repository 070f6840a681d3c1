import { LEVEL_OF } from '../../books/levels';
import { maskOf } from '../../books/masks';
import { DIMENSION_TYPES } from '../../books/types';
import { error } from '../../messages/complaints';
import { element, place, textOf } from '../../xml/element';
import { TYPE_NAMES } from '../dimensions/type-names';
import { named } from '../named';
import { refusal } from '../refusal';
import type { Reader } from './reader';

/** What the codes of a type look like, and on which level they stand in a line. */
export const readDimensionType: Reader = (_standIn, caller, root, office) => {
  const said = textOf(root, 'code');
  const type = DIMENSION_TYPES.find((each) => each === said);
  if (!type)
    return refusal(
      caller,
      root,
      error(place(root, 'code'), (texts) => texts.dimensionTypeUnknown(said)),
    );
  return element(
    'dimensiontype',
    [
      named('office', office),
      element('code', type),
      element('name', TYPE_NAMES[type]),
      element('shortname', TYPE_NAMES[type]),
      element('mask', maskOf(office, type)),
      element('levels', [
        element('financials', String(LEVEL_OF[type])),
        element('time', '0'),
        element('fixedassets', '0'),
        element('invoices', '0'),
      ]),
    ],
    { status: 'active', result: '1' },
  );
};
