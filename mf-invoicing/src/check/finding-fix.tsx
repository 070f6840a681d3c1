import type { Finding } from '@boekwerk/shared/domain/invoice/check/invoice-check';
import { Link } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { useFormFields } from '@boekwerk/shared/ui/form';
import { useInvoiceWork } from '../parts/invoice-work/invoice-work';
import { texts } from './texts';

const COMPANY = '/settings/company/edit';

/** Leads to where a finding can be fixed; nowhere while the mail dialog covers the form. */
export function FindingFix({ finding: { place, field } }: { finding: Finding }) {
  const work = useInvoiceWork();
  const fields = useFormFields();
  if (!work) return null;
  if (place === 'company') return <Link to={COMPANY}>{texts.mend.company}</Link>;
  if (place === 'invoice' && !fields?.has(field)) return null;
  return (
    <Button
      type="link"
      size="small"
      className="invoicing-check-mend"
      onClick={() => (place === 'customer' ? work.openCustomer() : fields?.focus(field))}
    >
      {texts.mend[place]}
    </Button>
  );
}
