import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { holds } from '../shell/selector/named';

type Client = AdministrationRelation['enterprise'];

/** By which of its contact person, place and address a search found a client that is not called so. */
export function foundBy(client: Client, search: string): string | undefined {
  const { name, first_name, last_name, city, general_email } = client;
  const words = search.split(/\s+/).filter((word) => !holds(name, word));
  const facts = [`${first_name} ${last_name}`.trim(), city, general_email];
  const telling = facts.filter((fact) => words.some((word) => holds(fact, word)));
  return telling.join(' · ') || undefined;
}
