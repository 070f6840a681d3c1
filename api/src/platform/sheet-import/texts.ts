/** What is said of a file, a row or a cell, whatever is imported. */
export const SHEET_TEXTS = {
  explanation: 'Uitleg',
  explanationHeader: ['Kolom', 'Uitleg'],
  noFile: 'Kies een bestand',
  empty: 'Het bestand is leeg',
  doubleColumn: (name: string) =>
    `De kolom ${name} komt meer dan één keer voor; alleen de eerste wordt gelezen`,
  missingColumn: (name: string, message: string) => `De kolom ${name} ontbreekt: ${message}`,
  merged: 'Deze cel is samengevoegd met andere cellen. Splits de cellen.',
  date: 'Hier staat een datum. Maak de cel op als tekst.',
  noDate: 'Deze datum bestaat niet',
  percentage: 'Hier staat een percentage. Maak de cel op als tekst.',
  badSigns: 'Dit bevat tekens die niet zijn toegestaan',
  noField: 'Kies een veld uit de lijst',
  chosenTwice: (name: string) => `${name} is voor meer dan één kolom gekozen`,
  merges: (what: string) => `${what}; wordt samengevoegd`,
  skips: (what: string) => `${what}; wordt overgeslagen`,
  adds: (what: string) => `${what}; wordt toch toegevoegd`,
} as const;
