import type { Doubt, ReadingProblem } from '@boekwerk/shared/contract/bookkeeping/recognised';

export const texts = {
  certain: 'Herkend',
  doubts: {
    unlabelled: 'Herkend, maar controleer: er staat niet bij wat het is',
    'no sum': 'Herkend, maar controleer: de bedragen op het document tellen hier niet toe op',
    several: 'Herkend, maar controleer: er staan er meer op het document',
    ambiguous: 'Herkend, maar controleer: dag en maand kunnen omgewisseld zijn',
    unclear: 'Herkend, maar controleer: het staat er niet duidelijk',
    'by name': 'Herkend aan de naam: controleer of het deze is',
  } satisfies Record<Doubt, string>,
  notRead: 'Niet herkend',
  problems: {
    locked: 'Het bestand is met een wachtwoord beveiligd. Vul de gegevens zelf in.',
    broken: 'Het bestand kan niet worden gelezen. Vul de gegevens zelf in.',
    'too large': 'Het bestand is te zwaar om te lezen. Vul de gegevens zelf in.',
    'too late': 'Het lezen duurde te lang. Vul de gegevens zelf in.',
    nothing: 'Er staat niets op dat we herkennen. Vul de gegevens zelf in.',
  } satisfies Record<ReadingProblem, string>,
};
