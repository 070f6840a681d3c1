import { sql } from 'drizzle-orm';
import type { Invariant } from '../../platform/invariants/invariant';
import { ofBucketedList } from '../../platform/invariants/of-bucketed-list';
import { ofRows } from '../../platform/invariants/of-rows';
import { CUSTOMER_BUCKETS } from '../customers/customer-buckets';
import { FIRM_CLIENT_BUCKETS } from '../firm-clients/firm-client-buckets';

/** The counts over the list of customers and suppliers. */
const customerTallyIsExact = ofBucketedList(CUSTOMER_BUCKETS, {
  key: 'customer-tally',
  name: 'the tally of customers and suppliers is exact',
  entity: 'relation',
});

/** The counts over the list of a firm's clients. */
const clientTallyIsExact = ofBucketedList(FIRM_CLIENT_BUCKETS, {
  key: 'client-tally',
  name: 'the tally of the clients of a firm is exact',
  entity: 'administration_relation',
});

const COPIED = ['type', 'first_name', 'last_name', 'general_email', 'phone', 'city'];
const columns = (of: string) => sql.raw(COPIED.map((column) => `${of}.${column}`).join(', '));

/** By which the list of clients is sorted and searched. */
const clientIsCopied = ofRows(
  {
    entity: 'administration_relation',
    from: sql`administration_relation link join relation client on client.id = link.enterprise_id`,
    key: sql`link.id`,
    relation_id: sql`link.administration_id`,
    size: 1000,
  },
  { key: 'client-is-copied', name: 'a firm sees a client as the client is called' },
  sql`(link.is_there, link.name, ${columns('link')}) is distinct from (client.active, client.party_name, ${columns('client')})`,
);

/** Only a private person has a citizen service number. */
const personIsPerson = ofRows(
  {
    entity: 'person',
    from: sql`person join relation party on party.id = person.relation_id`,
    key: sql`person.relation_id`,
    relation_id: sql`coalesce(party.owner_relation_id, party.id)`,
    size: 1000,
  },
  { key: 'person-is-person', name: 'what is kept of a private person is of one' },
  sql`party.type <> 1`,
);

/** What must be so of companies, their customers, and the clients of a firm. */
export const RELATION_INVARIANTS: readonly Invariant[] = [
  customerTallyIsExact,
  clientTallyIsExact,
  clientIsCopied,
  personIsPerson,
];
