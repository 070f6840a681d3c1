import { Button } from '@boekwerk/shared/ui/button';
import { SaveButton } from '@boekwerk/shared/ui/form';
import type { ReactNode } from 'react';
import { useDocumentKeys } from '../parts/document-keys/use-document-keys';
import { texts as linkTexts } from '../parts/link-bar/texts';
import { useConnection } from '../parts/link-bar/use-connection';
import { BookingTotals } from './booking-totals';
import { texts } from './texts';
import type { BookingFormState } from './use-booking-form';

type Props = {
  saved: BookingFormState;
  /** Another label is being kept, which empties half of the form. */
  isRelabelled: boolean;
  /** What else can be done with the document. */
  menu: ReactNode;
};

/** The totals and what can be done with the form, always in sight. */
export function BookingFooter({ saved, isRelabelled, menu }: Props) {
  const { data: link } = useConnection();
  const isLinked = link !== undefined && link.status !== 'none' && link.office !== null;
  const isBusy = saved.isSaving || isRelabelled;
  useDocumentKeys({
    save: () => saved.isChanged && !isBusy && saved.submit(),
    goOn: () => isLinked && !isBusy && saved.book(),
  });
  return (
    <footer className="bookkeeping-booking-footer">
      <BookingTotals control={saved.form.control} />
      <div className="bookkeeping-booking-actions">
        {menu}
        <SaveButton saved={saved} type="default" onSave={saved.submit}>
          {texts.save}
        </SaveButton>
        <Button
          type="primary"
          disabled={!isLinked}
          title={link && !isLinked ? linkTexts.none : texts.bookHint}
          loading={isBusy}
          onClick={saved.book}
        >
          {texts.book}
        </Button>
      </div>
    </footer>
  );
}
