import { officeOfCaller } from '../../soap/sign-on';
import type { DocumentReader } from '../document';
import { answerEach } from '../each';
import { saveDimension } from './save-dimension';

/** `<dimension>` or `<dimensions>`: adds relations, cost centres and projects, or changes them. */
export const dimensionDocument: DocumentReader = (standIn, caller, root) => {
  officeOfCaller(caller);
  return {
    kind: 'relation',
    credits: 3,
    answer: () => answerEach(root, 'dimension', (each) => saveDimension(standIn, caller, each)),
  };
};
