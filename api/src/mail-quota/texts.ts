import { formatQuantity } from '@boekwerk/shared/domain/money/format';

export const TEXTS = {
  notProven:
    'Bevestig eerst je e-mailadres met de link in de activatiemail; daarna kun je verzenden. Geen mail gekregen? Vraag bij Instellingen, Profiel een nieuwe aan.',
  limitReached: ({ letters, recipients }: { letters: number; recipients: number }) =>
    `Vanuit een bedrijf gaan per dag hooguit ${formatQuantity(letters)} e-mails naar ${formatQuantity(recipients)} ontvangers. Dat maximum is bereikt. Morgen vanaf 00.00 uur kun je weer verzenden.`,
};
