import { cutAction } from './cut/cut-action';
import type { DocumentAction } from './document-action';
import { labelAction } from './label/label-action';
import { mergeAction } from './merge/merge-action';
import { moveAction } from './move/move-action';
import { deleteAction } from './trash/delete-action';

/** All that can be done to documents, in the order of the menus. */
export const documentActions: readonly DocumentAction[] = [
  cutAction,
  mergeAction,
  labelAction,
  moveAction,
  deleteAction,
];
