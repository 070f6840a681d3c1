import type { Access } from '../../accounting-package';
import type { Dimension, DimensionType } from '../../master-data';
import { search } from '../finder/search';
import { officeOf } from '../office-of';
import { TYPE_NAMES } from '../process-xml/dimension-types';
import { readDocument } from '../process-xml/read-document';
import { writeMoment } from '../read-day';
import type { TwinfieldSettings } from '../settings';
import { childrenOf, element } from '../xml/element';
import { named } from './read-office';

/** All active dimensions of a type in one call, or those changed since a moment by pages. */
export async function listDimensions(
  settings: TwinfieldSettings,
  access: Access,
  type: DimensionType,
  modified_since?: Date,
): Promise<Dimension[]> {
  const dimtype = TYPE_NAMES[type];
  if (modified_since)
    return search(settings, access, 'DIM', {
      options: { dimtype, modifiedsince: writeMoment(modified_since) },
    });
  const request = element('list', [
    element('type', 'dimensions'),
    element('office', officeOf(access)),
    element('dimtype', dimtype),
  ]);
  const answer = await readDocument(settings, access, request);
  return (
    childrenOf(answer, 'dimension')
      .map(named)
      // The list ends with its own type, without a name.
      .filter(({ code, name }) => !(code === dimtype && name === ''))
  );
}
