import { useFormState } from '@boekwerk/shared/ui/form';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import type { InvoiceControl } from './use-invoice-form';

/** What is wrong with the invoice as a whole: it has no lines, or adds up to something else by now. */
export function GeneralErrors({ control }: { control: InvoiceControl }) {
  const { errors } = useFormState({ control, name: ['products', 'total'] });
  const messages = [
    errors.products?.root?.message,
    errors.products?.message,
    errors.total?.message,
  ];
  return (
    <div role="alert" className="invoice-errors">
      {messages.filter(Boolean).map((message) => (
        <InfoBar key={message} tone="red">
          {message}
        </InfoBar>
      ))}
    </div>
  );
}
