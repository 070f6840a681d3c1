export const TEXTS = {
  invoice: 'Factuur',
  customer: 'Klant',
  product: 'Product',
  customerRequired: 'Klant is verplicht',
  taxNumberRequired: 'BTW nummer verplicht bij BTW verlegd',
  otherTotal: 'Het totaal klopt niet meer met de regels. Vernieuw en controleer de factuur.',
  tooLarge: 'Bedrag is te groot',
  frozen: 'Deze factuur is verzonden en kan niet meer worden gewijzigd',
  keptForever: 'Een verzonden factuur kan niet worden verwijderd',
  notSendable: 'Deze factuur kan niet worden verzonden',
  alreadySent: 'Deze factuur is al verzonden',
};
