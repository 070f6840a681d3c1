import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { fillLetter, type LetterWords } from '@boekwerk/shared/domain/invoice/letter';
import { useOwnCompany } from '@boekwerk/shared/own-company';
import { useSession } from '@boekwerk/shared/session/session-store';
import './invoicing.css';
import { texts } from './texts';

/** A letter as a customer would read it. */
export function ExampleLetter({ text, title }: { text: string; title?: string }) {
  const words = useExampleWords();
  return (
    <figure className="invoicing-example">
      {title && <figcaption>{title}</figcaption>}
      {words && <p>{fillLetter(text, words)}</p>}
    </figure>
  );
}

/** Of the own company what is known, of a customer something made up; null until the company has been read. */
function useExampleWords(): LetterWords | null {
  const company = useOwnCompany().data;
  const user = useSession((session) => session.user);
  if (!company) return null;
  return {
    from_company_name: company.name,
    bank_account: company.bank_account,
    from_contact_name: user ? `${user.name} ${user.last_name}` : '',
    from_email: company.email,
    ...texts.template.exampleCustomer,
    invoice_number: '2026-0042',
    invoice_amount: 1284.5,
    open_amount: 1284.5,
    due_date: addDays(today(), 30),
  };
}
