import { isTaken, type MailAnswer, whyNotTaken } from '@boekwerk/shared/domain/invoice/mail-answer';
import { formatEuro } from '@boekwerk/shared/domain/money/format';
import type { Euro } from '@boekwerk/shared/domain/money/money';
import type { Unprintable } from '../../formats/pdf/unprintable-in';
import type { StoredInvoice } from '../store';
import { TEXTS as OF_INVOICES } from '../texts';

export const TEXTS = {
  ...OF_INVOICES,
  emailRequired: 'Minimaal 1 e-mailadres is verplicht',
  notSent: 'Verzend deze factuur eerst: voor een concept is er nog niets te herinneren',
  creditIsNotReminded: 'Voor een creditfactuur kun je geen herinnering versturen',
  nothingOpen: 'Deze factuur staat niet meer open',
  notPastDue: 'Deze factuur is nog niet vervallen',
  companyNameRequired:
    'Vul eerst de naam van je bedrijf in bij Bedrijfsgegevens. Zonder naam is een factuur niet geldig.',
  /** `Dit kan niet op papier: 北 in de naam van de klant` */
  unprintable: (found: readonly Unprintable[]) =>
    `Dit kan niet op papier: ${found.map(({ name, signs }) => `${signs.join(' ')} in ${name}`).join(', ')}. Pas het aan en verzend opnieuw.`,
  paidMeanwhile: 'De herinnering is niet verzonden: deze factuur staat niet meer open',
  otherAmount: (open: Euro) =>
    `De herinnering is niet verzonden: er staat nu ${formatEuro(open)} open. Verzend hem opnieuw.`,
  otherAmountForSome:
    'Niet iedereen heeft de herinnering gekregen: er staat nu een ander bedrag open',
  mailNotSent: 'De e-mail kon niet worden verzonden',
  uncertainOnce: 'Het is niet zeker of de e-mail is aangekomen. Hij wordt nog één keer verzonden.',
  uncertainTwice:
    'Het is niet zeker of de e-mail is aangekomen. Vraag het je klant voor je hem opnieuw verzendt.',
  uncertainFor: (addresses: readonly string[]) =>
    `Het is niet zeker of de e-mail is aangekomen bij ${addresses.join(', ')}`,
  cutOff: 'Het verzenden is onderbroken. De e-mail wordt nog één keer verzonden.',
  takenLater: (addresses: readonly string[]) =>
    `Nog niet aangenomen voor ${addresses.join(', ')}; de anderen hebben de e-mail`,
  someLater: (addresses: readonly string[], refused: string) =>
    `Nog niet aangenomen voor ${addresses.join(', ')}. ${refused}`,
  facts: {
    number: 'Factuurnummer',
    date: 'Factuurdatum',
    expirationDate: 'Vervaldatum',
    total: 'Totaal',
    stillToPay: 'Nog te betalen',
  },
  /** `Niet aangenomen voor weg@klant.example: postbus onbekend (550)` */
  refused: (addresses: readonly string[], answers: readonly MailAnswer[]) =>
    `Niet aangenomen voor ${addresses.map((email) => withReason(email, answers)).join('; ')}`,
};

type Named = Pick<StoredInvoice, 'id' | 'status' | 'is_credit' | 'invoice_number'>;

/** `Herinnering 2026-0001` */
export const reminderName = ({ invoice_number }: Named) => `Herinnering ${invoice_number}`;

function withReason(email: string, answers: readonly MailAnswer[]): string {
  const answer = answers.find((each) => each.email === email);
  return answer && !isTaken(answer) ? `${email}: ${whyNotTaken(answer)}` : email;
}
