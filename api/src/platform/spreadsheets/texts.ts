import { beginningOf } from '../beginning-of';

export const SPREADSHEET_TEXTS = {
  unsupported: 'Dit bestandstype wordt niet ondersteund',
  unreadable: 'Het bestand kan niet worden gelezen',
  macros:
    "Bestanden met macro's worden niet ondersteund. Sla het bestand op als gewoon .xlsx-bestand.",
  locked: 'Het bestand is beveiligd met een wachtwoord',
  tooLarge: 'Het bestand is na uitpakken te groot',
  tooManyColumns: (max: number) => `Het werkblad heeft meer dan ${max} kolommen`,
  lostDigits: 'Dit getal is te groot en door het rekenblad afgerond. Maak de cel op als tekst.',
  failedFormula: (error: string) => `De formule in deze cel geeft een fout: ${error}`,
} as const;

/** Text of a file, cut off so that it fits in a sentence. */
export const short = (text: string) => (text.length > 60 ? `${beginningOf(text, 60)}…` : text);
