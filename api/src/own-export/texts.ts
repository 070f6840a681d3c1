import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';

export const TEXTS = {
  /** The zip as it is saved. */
  zip: (name: string, day: IsoDate) => `Gegevens van ${name} ${day}.zip`,
  wrongPassword: 'Wachtwoord is onjuist',
  about: ({ name, at }: { name: string; at: string }) => [
    `Alles wat Boekwerk bewaart van ${name}`,
    `Gemaakt op ${at}.`,
    '',
    'account/    je profiel en foto, e-mailadressen, snelkoppelingen en berichten met een link',
    'inloggen/   waar en wanneer je inlogde, onthouden apparaten en passkeys',
    'bedrijven/  waar je werkt en als wat, en de klanten die je zijn toegewezen of die je opende',
    'historie/   wat je in Boekwerk hebt gedaan',
    '',
    'Van wat je voor een bedrijf deed, staat hier alleen dát je het deed. Facturen, documenten en relaties zijn',
    'van het bedrijf: de eigenaar neemt ze mee bij Instellingen, Gegevens meenemen.',
    'Wachtwoorden en geheime sleutels staan er niet in: die bewaart Boekwerk onleesbaar.',
    '',
    'De tabellen zijn csv-bestanden met een puntkomma tussen de kolommen. Een spreadsheet zoals Excel opent ze',
    'direct. Tekst die een spreadsheet als formule zou lezen, heeft een apostrof ervoor.',
  ],
};
