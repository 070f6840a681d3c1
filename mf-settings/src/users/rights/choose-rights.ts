import type { CompanyRight } from '@boekwerk/shared/contract/company-users';

/** What a colleague may do in which clients, by id of the client: the same choice is the same list. */
export type Rights = readonly CompanyRight[];

const BOOKKEEPING = 1;

/** Ticks clients: bookkeeping for those that were not ticked; those that were keep what was chosen. */
export function tick(rights: Rights, ids: readonly number[]): CompanyRight[] {
  const ticked = new Set(rights.map(({ enterprise_id }) => enterprise_id));
  const added = ids.filter((id) => !ticked.has(id));
  return byId([
    ...rights,
    ...added.map((enterprise_id) => ({ enterprise_id, type: BOOKKEEPING }) as const),
  ]);
}

/** Takes the tick of a client away, and with it what was chosen there. */
export const untick = (rights: Rights, id: number): CompanyRight[] =>
  rights.filter(({ enterprise_id }) => enterprise_id !== id);

/** Chooses what may be done in a client, which ticks it. */
export const chooseType = (
  rights: Rights,
  id: number,
  type: CompanyRight['type'],
): CompanyRight[] => byId([...untick(rights, id), { enterprise_id: id, type }]);

/** In the order in which a form compares them. */
export const byId = (rights: Rights): CompanyRight[] =>
  [...rights].sort((a, b) => a.enterprise_id - b.enterprise_id);
