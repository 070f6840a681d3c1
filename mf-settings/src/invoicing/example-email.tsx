import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import {
  fillPlaceholders,
  type PlaceholderValues,
} from '@boekwerk/shared/domain/invoice/email-text';
import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { useSession } from '@boekwerk/shared/session/session-store';
import './invoicing.css';
import { texts } from './texts';

/** An e-mail text as a customer would read it. */
export function ExampleEmail({ text, title }: { text: string; title?: string }) {
  const values = useExampleValues();
  return (
    <figure className="settings-invoicing-example">
      {title && <figcaption>{title}</figcaption>}
      {values && <p>{fillPlaceholders(text, values)}</p>}
    </figure>
  );
}

/** Facts of the user’s company and a made-up customer; null until the company has been read. */
function useExampleValues(): PlaceholderValues | null {
  const company = useOwnCompany().data;
  const user = useSession((session) => session.user);
  if (!company) return null;
  return {
    from_company_name: company.name,
    bank_account: company.bank_account,
    from_contact_name: user ? fullName(user) : '',
    from_email: company.email,
    ...texts.emailText.exampleCustomer,
    invoice_number: '2026-0042',
    invoice_amount: 1284.5,
    open_amount: 1284.5,
    due_date: addDays(today(), 30),
  };
}
