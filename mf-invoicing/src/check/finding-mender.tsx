import type { Finding } from '@boekwerk/shared/domain/invoice/check/invoice-check';
import { Link } from '@boekwerk/shared/router';
import { Button } from '@boekwerk/shared/ui/button';
import { focusField, hasField } from './focus-field';
import { texts } from './texts';

const COMPANY = '/settings/company/edit';

type Props = {
  finding: Finding;
  /** Opens the form of the customer. */
  onCustomer: () => void;
};

/** Leads to where a finding can be mended, if there is such a place. */
export function FindingMender({ finding: { place, field }, onCustomer }: Props) {
  if (place === 'company') return <Link to={COMPANY}>{texts.mend.company}</Link>;
  if (place === 'invoice' && !hasField(field)) return null;
  return (
    <Button
      type="link"
      size="small"
      className="invoice-check-mend"
      onClick={() => (place === 'customer' ? onCustomer() : focusField(field))}
    >
      {texts.mend[place]}
    </Button>
  );
}
