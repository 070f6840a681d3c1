import type { AccountingTask } from '@boekwerk/shared/contract/bookkeeping/accounting-task';

const LASTS = 'Dit duurt ongeveer een minuut.';

export const texts = {
  title: 'Twinfield koppeling',
  done: 'Gelukt!',
  failed: 'Er ging iets mis bij het laden van de Twinfield koppeling',
  close: 'Sluiten',
  connected: 'Gekoppeld',
  broken: 'Verbroken',
  relink: 'Opnieuw koppelen',
  /** What is under way, by what was asked. */
  busy: {
    link: 'De organisatie wordt gekoppeld.',
    relink: 'De organisatie wordt opnieuw gekoppeld.',
    office: `De onderneming wordt gekoppeld. ${LASTS}`,
    sync: `De gegevens uit Twinfield worden opgehaald. ${LASTS}`,
    relation: 'De relatie wordt aangemaakt in Twinfield.',
  } satisfies Record<AccountingTask['kind'], string>,
  busyFailed: 'De voortgang kan even niet worden opgehaald',
  percent: (progress: number) => `${progress}%`,
  succeeded: {
    link: 'De organisatie is gekoppeld',
    relink: 'De organisatie is opnieuw gekoppeld',
    office: 'De onderneming is gekoppeld',
    sync: 'De gegevens uit Twinfield zijn opgehaald',
    relation: 'De relatie is aangemaakt in Twinfield',
  } satisfies Record<AccountingTask['kind'], string>,
  stranded: {
    link: 'Het koppelen van de organisatie is niet gelukt.',
    relink: 'Het opnieuw koppelen is niet gelukt.',
    office: 'Het koppelen van de onderneming is niet gelukt.',
    sync: 'Het ophalen van de gegevens is niet gelukt.',
    relation: 'Het aanmaken van de relatie in Twinfield is niet gelukt.',
  } satisfies Record<AccountingTask['kind'], string>,
  firm: {
    none: 'Je kantoor is nog niet gekoppeld',
    noneText:
      'Geef in Twinfield toestemming voor een organisatie. Daarna kies je bij elke relatie de onderneming.',
    link: 'Koppel Twinfield',
    add: 'Nieuw',
    organizations: 'Gekoppelde organisaties',
    columns: {
      organization: 'Organisatie',
      status: 'Status',
      linkedBy: 'Gekoppeld door',
      linkedAt: 'Gekoppeld op',
    },
    broken: (organizations: readonly string[]) =>
      organizations.length === 1
        ? `${organizations[0]} laat Boekwerk niet meer toe. Er gaat niets meer naar Twinfield, tot je opnieuw koppelt.`
        : `${organizations.join(', ')} laten Boekwerk niet meer toe. Er gaat niets meer naar Twinfield, tot je ze opnieuw koppelt.`,
    wait: 'Er wordt al een organisatie gekoppeld',
    checking: 'De toestemming wordt verwerkt.',
    denied: 'Je hebt in Twinfield geen toestemming gegeven. Er is niets veranderd.',
    refused: 'Twinfield heeft geen toestemming gegeven. Probeer het later opnieuw.',
    retry: 'Opnieuw proberen',
  },
  client: {
    none: 'Onderneming is nog niet gekoppeld',
    noneText: `Kies de onderneming in Twinfield die bij deze relatie hoort. ${LASTS}`,
    connection: 'Koppeling',
    office: 'Kies een onderneming',
    status: 'Status',
    linked: 'Onderneming',
    synced: 'Laatst gesynchroniseerd',
    neverSynced: 'Nog niet',
    syncAgain: 'Opnieuw synchroniseren',
    change: 'Andere onderneming',
    changeText:
      'Wat je per dagboek en per soort btw hebt gekozen, hoort bij de huidige onderneming. Voor een andere kies je het opnieuw.',
    cancel: 'Annuleren',
    organization: 'Organisatie',
    organizationFirst: 'Kies eerst een organisatie',
    enterprise: 'Onderneming',
    choose: 'Zoek op naam of nummer',
    noOffices: 'Geen onderneming gevonden',
    officesFailed: 'Er ging iets mis bij het laden van de ondernemingen',
    taken: (office: string) => `${office} – al gekoppeld`,
    ready: 'Klaar',
    question: 'Klopt de onderneming?',
    linkAnyway: 'Toch koppelen',
    other: 'Andere kiezen',
    noOrganizations: {
      title: 'Je kantoor heeft geen organisatie die gekoppeld is',
      owner: (firm: string) =>
        `Ga terug naar ${firm} en koppel daar een organisatie, onder Instellingen, Twinfield koppeling.`,
      colleague: (firm: string) =>
        `De eigenaar van ${firm} kan een organisatie koppelen, onder Instellingen, Twinfield koppeling.`,
    },
    broken: {
      title: 'De koppeling is verbroken: er gaat niets meer naar Twinfield.',
      owner: (firm: string) =>
        `Ga terug naar ${firm} en kies daar Opnieuw koppelen, onder Instellingen, Twinfield koppeling.`,
      colleague: (firm: string) =>
        `De eigenaar van ${firm} kan opnieuw koppelen, onder Instellingen, Twinfield koppeling.`,
      firm: 'Het kantoor dat had gekoppeld, werkt niet meer voor deze relatie. Kies hieronder de onderneming opnieuw.',
      office:
        'De onderneming is er niet meer in Twinfield, of is gesloten voor wie heeft gekoppeld. Kies hieronder een andere, of dezelfde zodra ze weer open is.',
    },
    firm: 'je kantoor',
  },
  journals: {
    title: 'Dagboekkoppelingen',
    text: 'Kies in welke dagboeken je boekt, en op welke grootboekrekening als er niets anders is gekozen.',
    none: 'Nog geen dagboekkoppelingen',
    noneText: 'Haal de dagboeken en grootboekrekeningen van de onderneming op uit Twinfield.',
    sync: 'Synchroniseer',
    journal: 'Dagboek',
    ledger: 'Standaard grootboekrekening',
    ledgerOf: (journal: string) => `Standaard grootboekrekening van ${journal}`,
    final: (journal: string) => `${journal} direct definitief`,
    finalText:
      'Een boeking is eerst voorlopig: je kunt haar in Twinfield nog wijzigen en hier nog terugdraaien. Met direct definitief kan dat niet.',
    save: 'Dagboekkoppelingen opslaan',
    saved: 'Je dagboekkoppelingen zijn succesvol gekoppeld',
  },
  taxes: {
    title: 'Btw-koppelingen',
    text: 'Kies per soort btw de grootboekrekening en de btw-code waarmee wordt geboekt.',
    sale: 'Verkoop',
    purchase: 'Inkoop',
    ledger: 'Grootboekrekening',
    ledgerOf: (kind: string) => `Grootboekrekening van ${kind}`,
    vat: 'Btw-code',
    vatOf: (kind: string) => `Btw-code van ${kind}`,
    /** The names of some kinds say of which side they are. */
    kind: (side: string, name: string) => (name.startsWith(side) ? name : `${side} ${name}`),
    save: 'Btw-koppelingen opslaan',
    saved: 'Je btw-koppelingen zijn succesvol opgeslagen',
  },
  vatCode: (code: string, percentage: number) => `${code} (${percentage.toLocaleString('nl-NL')}%)`,
  ended: 'vervallen',
  endedAccount: 'Vervallen rekening',
  chooseOther: 'Deze is vervallen in Twinfield. Kies een andere.',
  notFound: 'Niets gevonden',
};
