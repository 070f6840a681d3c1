import type { Books } from './books/books';
import { officeAt, periodAt } from './books/find';
import type { Office, OfficeKey } from './books/types';
import type { Exchanges } from './exchanges';
import type { FairUse } from './fair-use/fair-use';
import type { FaultList } from './faults/fault-list';

/** A program that may ask for consent. */
export type Client = { id: string; secret: string; redirectUris: string[] };

export type StandInOptions = {
  /** Where the books are kept. */
  folder: string;
  /** The address that browsers and servers reach it at, without a slash at the end. */
  publicUrl: string;
  clients: Client[];
};

/** All that a call may need. */
export type StandIn = {
  options: StandInOptions;
  books: Books;
  faults: FaultList;
  fairUse: FairUse;
  exchanges: Exchanges;
};

/** The first part of the path of the web services. */
export const clusterName = ({ faults }: StandIn): string =>
  faults.holds('cluster-moved') ? 'cluster2' : 'cluster1';

/** What tokens say of the cluster; `undefined` while they say nothing. */
export const clusterUrl = (standIn: StandIn): string | undefined =>
  standIn.faults.holds('cluster-unknown')
    ? undefined
    : `${standIn.options.publicUrl}/${clusterName(standIn)}`;

const isRemoved = ({ faults }: StandIn, key: OfficeKey) =>
  faults.standing('office-removed').some(({ office }) => office === key);

/** An office of an organisation, unless it was removed. */
export function livingOffice(standIn: StandIn, organisation: string, code: string) {
  const office = officeAt(standIn.books, organisation, code);
  return office && !isRemoved(standIn, office.key) ? office : undefined;
}

/** The offices of an organisation that were not removed. */
export const livingOffices = (standIn: StandIn, organisation: string): Office[] =>
  [...standIn.books.tables.offices.values()].filter(
    (office) => office.organisation === organisation && !isRemoved(standIn, office.key),
  );

/** Whether a period takes postings; `undefined` when there is no such period. */
export function isOpenPeriod(
  { books, faults }: StandIn,
  office: OfficeKey,
  name: string,
): boolean | undefined {
  const isClosedByFault = faults
    .standing('period-closed')
    .some((fault) => fault.office === office && fault.period === name);
  const period = periodAt(books, office, name);
  return period === undefined ? undefined : period.isOpen && !isClosedByFault;
}
