import { error } from '../../messages/complaints';
import { element, place, textOf } from '../../xml/element';
import { refusal } from '../refusal';
import type { Reader } from './reader';

/** One office; the request names it twice, and both must be the same. */
export const readOffice: Reader = (_standIn, caller, root, office) => {
  if (textOf(root, 'code') !== office.code)
    return refusal(
      caller,
      root,
      error(place(root, 'code'), (texts) => texts.noAccess()),
    );
  return element(
    'office',
    [
      element('code', office.code),
      element('name', office.name),
      element('shortname', office.shortname),
      element('general', [
        element('basecurrency', office.currency),
        element('reportingcurrency', 'EUR'),
        element('vatnumber', office.vatnumber),
        element('cocnumber', office.cocnumber),
      ]),
    ],
    { status: 'active', result: '1' },
  );
};
