export const texts = {
  title: 'Import weekstaat',
  why: 'Controleer eerst: daarna importeer je de week als één document, klaar om te boeken.',
  date: 'Datum',
  drop: 'Sleep de weekstaat hierheen of klik om te kiezen',
  templateName: 'weekstaat.xlsx',
  imported: (week: string) => `${week} is geïmporteerd en staat bij Te boeken`,
  result: (week: string, file: string) => `${week} – ${file}`,
  allGood: (rows: number) =>
    `Alles klopt: ${rows === 1 ? '1 regel' : `${rows} regels`} herkend, geen fouten.`,
  rows: 'Herkende regels',
  columns: {
    row: 'Rij',
    name: 'Omschrijving',
    kind: 'Herkend als',
    code: 'Grootboek',
    total: 'Totaal',
  },
  days: ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'],
};
