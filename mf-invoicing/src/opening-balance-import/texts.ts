import { formatQuantity } from '@boekwerk/shared/domain/money/format';
import type { ImportTexts } from '@boekwerk/shared/ui/sheet-import';

const importing: ImportTexts = {
  templateHint:
    'Stap je over? Zet hier de facturen uit je vorige pakket die nog niet betaald zijn. Je kunt ze hier betaald melden en herinneringen sturen; ze tellen niet mee voor omzet en btw, want die staan in je vorige pakket. Importeer eerst je klanten.',
  templateName: 'Voorbeeld openstaande facturen.xlsx',
  dropHint: 'Excel (.xlsx of .xls) of .csv, tot 5.000 facturen en 10 MB',
  existing: 'Facturen die er al zijn',
  choices: [
    {
      value: 'skip',
      label: 'Overslaan',
      hint: 'Een factuur met een nummer dat er al is, blijft zoals hij is.',
    },
  ],
  imported: (created) =>
    `${formatQuantity(created)} openstaande ${created === 1 ? 'factuur' : 'facturen'} toegevoegd`,
};

export const texts = {
  title: 'Openstaande facturen importeren',
  import: importing,
};
