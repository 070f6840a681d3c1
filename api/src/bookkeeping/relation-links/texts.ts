import { LedgerType, type RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';

const KINDS: Record<RelationLedgerType, string> = {
  [LedgerType.customer]: 'debiteur',
  [LedgerType.supplier]: 'crediteur',
};

export type NamedAccount = { type: RelationLedgerType; code: string; name: string };

/** `crediteur 2001 Molen De Hoop` */
const called = ({ type, code, name }: NamedAccount) => `${KINDS[type]} ${code} ${name}`;

/** What is said about relations in the accounting package. */
export const TEXTS = {
  relation: 'Relatie',
  document: 'Document',
  account: 'Debiteur of crediteur',
  deleted: 'Deze relatie is verwijderd. Zet de relatie eerst terug.',
  isGone: 'Deze debiteur of crediteur is vervallen in Twinfield. Kies een andere.',
  isTaken: (account: NamedAccount, relation: string) =>
    `In Twinfield is ${called(account)} al gekoppeld aan ${relation}.`,
  isTakenElsewhere: 'Deze debiteur of crediteur is al gekoppeld aan een andere relatie.',
  isLinkedOtherwise: (account: NamedAccount | null) =>
    `Intussen is deze relatie ${account ? `gekoppeld met ${called(account)}` : 'niet meer gekoppeld'}. Kijk eerst wat er is veranderd.`,
  isBeingMade: 'Deze relatie wordt al toegevoegd in Twinfield. Wacht tot dat klaar is.',
  isThere: (account: NamedAccount) =>
    `In Twinfield staat al ${called(account)}. Koppel die, of voeg toch een nieuwe toe.`,
  areThere: (count: number) =>
    `In Twinfield staan er ${count} met deze naam. Kies welke het is, of voeg toch een nieuwe toe.`,
  officeChanged: 'De onderneming in Twinfield is intussen een andere. Probeer het opnieuw.',
  uncertain:
    'Twinfield heeft niet laten weten of de relatie is toegevoegd, en we vinden haar niet terug. Kijk in Twinfield, en probeer het opnieuw: er komt geen tweede als ze er al staat.',
  refused: (said: string) => `Twinfield neemt dit niet aan: ${said}`,
} as const;
