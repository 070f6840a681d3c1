import { useIsPhone } from '@boekwerk/shared/ui/list/use-is-phone';
import { memo, type ReactNode } from 'react';
import { CustomerSection } from './customer/customer-section';
import { DetailsSection } from './details/details-section';
import type { Terms } from './details/next-expiry';
import './editor.css';
import type { EditorProps } from './editor-props';
import { LinesSection } from './lines/lines-section';
import { SumsBar } from './totals/sums-bar';
import type { InvoiceFormParts } from './use-invoice-form';

type Props = Pick<EditorProps, 'invoice' | 'check' | 'attachButton'> & {
  form: InvoiceFormParts;
  children: ReactNode;
  /** The invoice date or the payment period changed. */
  onTerms: (change: Partial<Terms>) => void;
  /** Opens the form of a customer, or of a new one. */
  onOpenCustomer: (id: number | undefined) => void;
};

/** The fields; memoised, so that changes around them, as on the first key press, do not render them again. */
export const EditorSections = memo(function EditorSections(props: Props) {
  const { form, invoice, check, attachButton, children, onTerms, onOpenCustomer } = props;
  const isPhone = useIsPhone();
  const { control } = form;
  const isCredit = invoice?.is_credit ?? false;
  return (
    <div className="invoicing-form">
      <div className="bw-card invoicing-head">
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
      <div className="invoicing-beside">
        <div>
          {children}
          {isPhone && attachButton}
        </div>
        {check}
      </div>
      <SumsBar form={form} invoice={invoice} />
    </div>
  );
});
