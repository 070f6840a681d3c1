import type { AdministrationRelation } from '@boekwerk/shared/contract/firm';
import { named } from '../shell/selector/named';

type Client = AdministrationRelation['enterprise'];

/** By which of its contact person, place and address a search found a client that is not called so. */
export function foundBy(client: Client, search: string): string | undefined {
  const { first_name, last_name, city, general_email } = client;
  const said = [`${first_name} ${last_name}`.trim(), city, general_email];
  const unnamed = search.split(/\s+/).filter((word) => named([client], word).length === 0);
  const telling = said.filter((name) =>
    unnamed.some((word) => named([{ id: 0, name }], word).length > 0),
  );
  return telling.join(' · ') || undefined;
}
