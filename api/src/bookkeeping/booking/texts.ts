import type { Trouble } from '../connection/access/text-of';
import { TEXTS as OF_CONNECTION } from '../connection/texts';

/** What is said about booking a document. */
export const TEXTS = {
  document: 'Document',
  relation: 'Relatie',
  account: 'Grootboekrekening',

  labelRequired: 'Een label is vereist om te verwerken',
  notNow: 'Dit kan niet in de huidige status van dit document.',
  notNowBy: (state: string, name: string, at: string) =>
    `Dit document is ${state} door ${name} op ${at}.`,
  asked: 'Er staat een vraag open. Lees die eerst.',
  ownInvoice:
    'Dit is een eigen verkoopfactuur. Die blijft zoals ze is verzonden: knippen, samenvoegen, verplaatsen, anders labelen en verwijderen kan niet.',
  ofImport:
    'Dit document is gemaakt van een geïmporteerd bestand en blijft zoals het is: knippen, samenvoegen, verplaatsen en anders labelen kan niet. Verwijderen kan wel.',
  /** How a document of each state became so. */
  states: {
    toProcess: 'te verwerken gezet',
    toBook: 'klaargezet om te boeken',
    booked: 'geboekt',
    questions: 'met een vraag gezet',
    inProgress: 'in verwerking gezet',
    trash: 'verwijderd',
    cut: 'geknipt',
    merge: 'samengevoegd',
    move: 'verplaatst',
  },

  notLinked: OF_CONNECTION.notLinked,
  broken: OF_CONNECTION.broken,
  noJournal: (code: string) => `Dagboek ${code} is er niet in Twinfield.`,

  relationNotLinked: 'Deze relatie is nog niet gekoppeld met Twinfield',
  ended: (code: string) => `${code} is vervallen in Twinfield. Kies een andere.`,
  otherOffice: 'Deze hoort bij een andere onderneming. Kies een andere.',
  vatOfOtherSide: (isSale: boolean) => `Kies een btw-code voor ${isSale ? 'verkoop' : 'inkoop'}.`,
  unknownCurrency: (code: string) => `Valuta ${code} is er niet in Twinfield.`,
  duplicateNumber: 'Factuurnummer bestaat al',
  duplicateInPackage: 'Factuurnummer bestaat al in Twinfield',
  periodClosed: (period: string) => `Periode ${period} is afgesloten in Twinfield`,

  bookedElsewhere:
    'Deze boeking staat in een andere onderneming in Twinfield. Draai haar daar terug.',
  notTakenBack: 'Deze boeking is definitief in Twinfield en kan niet worden teruggedraaid.',
  notDeleted: (said: string) =>
    `Twinfield heeft de boeking niet verwijderd. Ze staat er nog in. ${said}`.trim(),
  takeBackReason: (reference: string) => `Teruggedraaid in Boekwerk (${reference})`,
  alreadyOpen: 'Hier wordt al aan gewerkt. Wacht tot dat klaar is.',
  notUncertain: 'Twinfield wordt nog nagekeken. Kiezen kan pas na een half uur.',
  numberInUse: 'Deze boeking hoort al bij een ander document.',
  lookingUp: (number: string) => `Boeking ${number} wordt nagekeken in Twinfield.`,
  notThatOne: (number: string) =>
    `Boeking ${number} staat niet in Twinfield, of is van een andere factuur.`,
  notAccepted: 'Twinfield heeft de boeking niet aangenomen. Er is niets geboekt.',
  firmLeft: {
    book: 'Het kantoor werkt niet meer voor deze relatie. Er is niets geboekt.',
    takeBack: 'Het kantoor werkt niet meer voor deze relatie. De boeking is niet teruggedraaid.',
  },
  officeChanged: {
    book: 'Deze relatie is intussen gekoppeld met een andere onderneming. Er is niets geboekt.',
    takeBack:
      'Deze relatie is intussen gekoppeld met een andere onderneming. De boeking is niet teruggedraaid.',
  },
  /** Why it waits, which nobody needs to do anything about but where the link is mended. */
  waits: {
    broken:
      'De koppeling met Twinfield is verbroken. Na opnieuw koppelen gaat het boeken vanzelf verder.',
    officeGone:
      'Deze onderneming is er niet meer in Twinfield, of niet voor wie heeft gekoppeld. Zodra ze er weer is, gaat het boeken vanzelf verder.',
    tooMany: 'Het is te druk bij Twinfield. Het boeken gaat over een paar minuten vanzelf verder.',
    away: 'Twinfield is even niet bereikbaar. Het boeken gaat straks vanzelf verder.',
    failed: 'Er ging iets mis bij Twinfield. Het boeken wordt vanzelf opnieuw geprobeerd.',
  } satisfies Record<Trouble, string>,
  heldUp: 'Het boeken is even opgehouden en wordt opnieuw geprobeerd.',
} as const;
