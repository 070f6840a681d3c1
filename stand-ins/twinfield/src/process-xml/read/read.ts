import { error } from '../../messages/complaints';
import { type Caller, officeOfCaller } from '../../soap/sign-on';
import type { StandIn } from '../../stand-in';
import { type Element, place, textOf } from '../../xml/element';
import type { DocumentCall } from '../document';
import { officeIn } from '../offices';
import { refusal } from '../refusal';
import { readDimension } from './read-dimension';
import { readDimensionType } from './read-dimension-type';
import { readOffice } from './read-office';
import { readTransaction } from './read-transaction';
import { readVat } from './read-vat';
import type { Reader } from './reader';

const READERS: Record<string, Reader> = {
  office: readOffice,
  dimensions: readDimension,
  dimensiontype: readDimensionType,
  vat: readVat,
  transaction: readTransaction,
};

/** `<read>`: one thing, whole. */
export function read(standIn: StandIn, caller: Caller, root: Element): DocumentCall {
  officeOfCaller(caller);
  const type = textOf(root, 'type');
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  return {
    kind: 'read',
    credits: 1,
    answer() {
      if (!reader) {
        const at = place(root, 'type');
        return refusal(
          caller,
          root,
          error(at, (texts) => texts.typeUnknown(type)),
        );
      }
      const found = officeIn(standIn, caller, root);
      if ('complaint' in found) return refusal(caller, root, found.complaint);
      return reader(standIn, caller, root, found.office);
    },
  };
}
