import { ErrorSummary } from '@boekwerk/shared/ui/form';
import { memo, type ReactNode } from 'react';
import { CustomerSection } from './customer/customer-section';
import { DetailsSection } from './details/details-section';
import type { Terms } from './details/next-expiry';
import type { EditorProps } from './editor-props';
import { LinesSection } from './lines/lines-section';
import { LiveTotals } from './totals/live-totals';
import type { InvoiceFormParts } from './use-invoice-form';

type Props = Pick<EditorProps, 'invoice' | 'check'> & {
  form: InvoiceFormParts;
  children: ReactNode;
  /** The invoice date or the payment period changed. */
  onTerms: (change: Partial<Terms>) => void;
  /** Opens the form of a customer, or of a new one. */
  onOpenCustomer: (id: number | undefined) => void;
};

/** The fields; memoised, so that changes around them, as on the first key press, do not render them again. */
export const EditorSections = memo(function EditorSections(props: Props) {
  const { form, invoice, check, children, onTerms, onOpenCustomer } = props;
  const { control } = form;
  const isCredit = invoice?.is_credit ?? false;
  return (
    <>
      <div className="invoicing-main">
        <div className="invoicing-parties">
          <CustomerSection
            control={control}
            saved={invoice?.to_relation}
            isFixed={isCredit}
            onChosen={onTerms}
            onOpenForm={onOpenCustomer}
          />
          <DetailsSection
            control={control}
            invoice={invoice}
            onDateChosen={(date) => onTerms({ date })}
          />
        </div>
        <LinesSection form={form} isCredit={isCredit} />
        {children}
      </div>
      <div className="invoicing-sums">
        <LiveTotals form={form} invoice={invoice} />
        <ErrorSummary control={control} />
        {check}
      </div>
    </>
  );
});
