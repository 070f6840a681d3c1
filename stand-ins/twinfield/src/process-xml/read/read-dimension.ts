import { dimensionAt } from '../../books/find';
import { DIMENSION_TYPES } from '../../books/types';
import { error } from '../../messages/complaints';
import { place, textOf } from '../../xml/element';
import { dimensionElement } from '../dimensions/dimension-element';
import { refusal } from '../refusal';
import type { Reader } from './reader';

/** One dimension with its addresses and banks. */
export const readDimension: Reader = ({ books }, caller, root, office) => {
  const said = textOf(root, 'dimtype');
  const type = DIMENSION_TYPES.find((each) => each === said);
  // A type that is not there and a code that is not there are told apart by the place of the message.
  const answer = { ...root, name: 'dimension' };
  if (!type)
    return refusal(
      caller,
      answer,
      error(place(answer, 'dimtype'), (texts) => texts.dimensionTypeUnknown(said)),
    );
  const code = textOf(root, 'code');
  const dimension = dimensionAt(books, office.key, type, code);
  if (!dimension)
    return refusal(
      caller,
      answer,
      error(place(answer, 'code'), (texts) => texts.dimensionUnknown(code)),
    );
  return dimensionElement(books, office, dimension);
};
