import { sql } from 'drizzle-orm';
import { relation } from './schema/relations';

/** The name of a party as `partyName` has it, to compare: case and spaces do not matter. */
export const plainPartyName = sql`lower(trim(regexp_replace(${relation.party_name}, '\\s+', ' ', 'g')))`;
