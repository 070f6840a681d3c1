export const TEXTS = {
  invoice: 'Factuur',
  customer: 'Klant',
  product: 'Product',
  customerRequired: 'Klant is verplicht',
  taxNumberRequired: 'BTW nummer verplicht bij BTW verlegd',
  otherTotal: 'Het totaal klopt niet meer met de regels. Vernieuw en controleer de factuur.',
  tooLarge: 'Bedrag is te groot',
  companyNameRequired:
    'Vul eerst de naam van je bedrijf in bij Bedrijfsgegevens. Zonder naam is een factuur niet geldig.',
  frozen: 'Deze factuur is verzonden en kan niet meer worden gewijzigd',
  keptForever: 'Een verzonden factuur kan niet worden verwijderd',
  notSendable: 'Deze factuur kan niet worden verzonden',
  mailNotSent: 'De e-mail kon niet worden verzonden',
  refused: (addresses: readonly string[]) => `Niet aangenomen voor ${addresses.join(', ')}`,
  alreadySent: 'Deze factuur is al verzonden',
};

/** `Factuur 2026-0001 van Bakkerij Jansen` */
export const mailSubject = (number: string, company: string) => `Factuur ${number} van ${company}`;

/** `Factuur 2026-0001.pdf` */
export const pdfName = (number: string) => `Factuur ${number}.pdf`;
