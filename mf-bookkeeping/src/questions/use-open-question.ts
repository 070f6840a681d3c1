import type { PendingLog } from '@boekwerk/shared/contract/bookkeeping/questions';
import { useMay } from '@boekwerk/shared/session/use-may';
import { useSwitchRelation } from '@boekwerk/shared/switch-relation';
import { documentAddress } from '../document-address';

/** How a question is opened: at an address, by entering the client's books, or not at all. */
export type OpenQuestion = {
  addressOf?: (question: PendingLog) => string;
  enter?: (question: PendingLog) => void;
};

/** A question opens its document; an accountant enters the client's books for it, and leaves them with that page. */
export function useOpenQuestion(): OpenQuestion {
  const isInFirm = useMay('practice');
  const seesDocuments = useMay('documents');
  const switchRelation = useSwitchRelation();
  if (isInFirm)
    return {
      enter: (question) =>
        switchRelation({
          relation_id: question.relation_id,
          impersonate: true,
          visit: true,
          to: addressOf(question),
        }),
    };
  return seesDocuments ? { addressOf } : {};
}

const addressOf = ({ booking_item_id }: PendingLog) => documentAddress(booking_item_id);
