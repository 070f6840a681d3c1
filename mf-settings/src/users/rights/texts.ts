export const texts = {
  title: 'Rechten per onderneming',
  explanation: 'Facturatie: alles behalve boekhouding en documenten. Boekhouding: alles.',
  noAccess: 'Geen toegang',
  hidden: (name: string) => `${name} (verborgen)`,
  typeFor: (company: string) => `Recht bij ${company}`,
  search: 'Zoek een onderneming',
  selected: (count: number) => `${count.toLocaleString('nl-NL')} geselecteerd`,
  selectAll: (count: number) => `Alles selecteren (${count.toLocaleString('nl-NL')})`,
  clear: 'Selectie wissen',
  more: (shown: number, all: number) =>
    `Toon meer (${shown.toLocaleString('nl-NL')} van ${all.toLocaleString('nl-NL')})`,
  nothingFound: 'Geen ondernemingen gevonden',
  none: 'Je kantoor heeft nog geen ondernemingen.',
  failed: 'Er ging iets mis bij het laden van de ondernemingen',
  gone: 'Deze gebruiker werkt hier niet meer',
  rightsFailed: 'Er ging iets mis bij het laden van de rechten',
};
