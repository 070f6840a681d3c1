import { CONFIRMATION } from '@boekwerk/shared/contract/account-deletion';

export const texts = {
  section: 'Account verwijderen',
  intro:
    'Je kunt je account laten verwijderen. Je hebt dan nog twee weken om je te bedenken; daarna kan het niet meer worden teruggedraaid.',
  goes: 'Wat verdwijnt',
  goesList: [
    'Je naam, e-mailadres en profielfoto',
    'Alles waarmee je inlogt: je wachtwoord, passkeys, codes en onthouden apparaten',
    'Je toegang tot bedrijven, je snelkoppelingen en je voorkeuren',
  ],
  stays: 'Wat blijft',
  staysList: [
    'Facturen, boekingen, documenten en verstuurde e-mails: die zijn van het bedrijf, en de wet vraagt om ze zeven jaar te bewaren (artikel 52 AWR)',
    'Wat je voor een bedrijf deed. In plaats van je naam staat daar dan Verwijderde gebruiker',
  ],
  company:
    'Werkt er na jou niemand meer in een bedrijf, dan kan niemand er nog bij. Neem de gegevens daarvan eerst mee bij Instellingen, Gegevens meenemen.',
  dialogText:
    'Je account wordt over twee weken verwijderd. Op andere apparaten word je nu uitgelogd. Tot die dag kun je het hier terugnemen.',
  password: 'Wachtwoord',
  code: 'Code',
  codeHint: 'De code uit je app, of een herstelcode',
  confirmation: `Typ ${CONFIRMATION} om te bevestigen`,
  asked: 'Je account wordt verwijderd',
  waiting: (day: string) =>
    `Je account wordt verwijderd. Tot en met ${day} kun je dat terugnemen; tot dan werkt alles zoals altijd.`,
  until: (day: string) => `Tot en met ${day} kun je dat terugnemen.`,
  keep: 'Account houden',
  kept: 'Je account blijft bestaan',
  keptText: 'Er is niets verdwenen.',
};
