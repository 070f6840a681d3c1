import { endpoints } from '@boekwerk/shared/contract/all';
import type { Endpoint, Entity } from '@boekwerk/shared/contract/endpoint';
import type { App } from '../../platform/app';
import { type Ids, oneOfEach } from '../../testing/everything';
import { addressOf } from '../../testing/sample';
import { type PerTenant, perTenant, type Tenants } from './tenants';

/** Calls after which a thing is there for nobody. */
const DELETIONS: [Entity, string][] = [
  ['attachment', 'attachments.deleteAttachment'],
  ['invoice', 'invoicing.deleteInvoice'],
  ['product', 'products.deleteProduct'],
  ['bookingRule', 'bookingRules.deleteBookingRule'],
  ['project', 'projects.deleteProject'],
  ['prefix', 'prefix.deletePrefix'],
  ['shortcut', 'shortcuts.deleteShortcut'],
  ['device', 'security.deleteDevice'],
  ['passkey', 'passkeys.removePasskey'],
  ['session', 'security.endOneSession'],
  ['user', 'companyUsers.removeUser'],
];

/** Things that each tenant had, and threw away. @throws Error when a call that throws away did not */
export function thingsThatAreGone(app: App, { owners }: Tenants): Promise<PerTenant<Partial<Ids>>> {
  return perTenant(async (tenant) => {
    const { company, headers } = owners[tenant];
    const ids = await oneOfEach(app, owners[tenant]);
    const gone: Partial<Ids> = {};
    for (const [entity, name] of DELETIONS) {
      const endpoint = endpoints[name] as Endpoint;
      // A firm has no invoices, and nobody but a firm has rules.
      const not = company.relation_user_type === 1 ? 'invoicing' : 'bookingRules';
      if (endpoint.right === not) continue;
      const payload = 'body.id' in endpoint.ids ? { id: ids[entity] } : {};
      const url = addressOf(endpoint, ids);
      const { statusCode } = await app.http.inject({
        method: endpoint.method,
        url,
        headers,
        payload,
      });
      if (statusCode !== 204) throw new Error(`${name}: ${statusCode}`);
      gone[entity] = ids[entity];
    }
    return gone;
  });
}
