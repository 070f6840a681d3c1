import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { isTemplate } from '@boekwerk/shared/domain/invoice/invoice-status';
import { useMedia } from '@boekwerk/shared/ui/media/use-media';
import { useState } from 'react';

const KEY = 'boekwerk.invoice-preview';

/** From here on there is room for a page beside the form. */
const WIDE = '(min-width: 1440px)';
/** From here on a line of the form has a row for itself beside it: the page is there unless it was sent away. */
const AMPLE = '(min-width: 1760px)';

/** Whether the page stands beside the form; a choice about this screen, so it outlives the session. */
export function usePreviewBeside(invoice: Pick<Invoice, 'status'> | null) {
  const isWide = useMedia(WIDE);
  const canBeShown = isWide && (!invoice || !isTemplate(invoice.status));
  const isUsual = useMedia(AMPLE);
  const [chosen, choose] = useState(() => localStorage.getItem(KEY));
  return {
    canBeShown,
    isShown: canBeShown && (chosen === null ? isUsual : chosen === 'on'),
    show: (isShown: boolean) => {
      const choice = isShown ? 'on' : 'off';
      localStorage.setItem(KEY, choice);
      choose(choice);
    },
  };
}
