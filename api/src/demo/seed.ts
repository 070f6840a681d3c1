import { type IsoDate, today } from '@boekwerk/shared/domain/dates/dates';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import type { App } from '../platform/app';
import { type Change, change } from '../platform/change';
import { project } from '../platform/database/schema/projects';
import {
  administration_relation,
  administration_user,
} from '../platform/database/schema/relations';
import { bakeryLogo } from './bakery-logo';
import {
  BAKERY,
  BEACH_BAR,
  CYCLE_SHOP,
  FIRM,
  FLORIST,
  PRIVATE_CLIENT,
  QUIET_CLIENTS,
  RENTAL,
} from './companies';
import { type DemoDocument, demoDocuments } from './documents';
import { isInUse } from './is-in-use';
import { DEMO_PASSWORD, INVITED, PEOPLE } from './people';
import { PROJECTS } from './projects';
import {
  addCompany,
  addInvited,
  addMember,
  addPerson,
  addUser,
  takeImportCustomerId,
} from './seed-companies';
import { addConnections } from './seed-connections';
import { addDocument } from './seed-documents';
import { addInvoices } from './seed-invoices';
import { addQuestions } from './seed-questions';

/** Any number that nobody else uses for a lock in this database. */
const LOCK = 4_730_003;

type Assets = {
  day: IsoDate;
  password_hash: string;
  logo: Uint8Array;
  documents: DemoDocument[];
};

/**
 * Fills a new database with the demo: all of it, or nothing. One in which somebody can sign in is left
 * alone.
 *
 * @returns whether it did
 */
export async function seedDemo(app: Pick<App, 'db' | 'jobs' | 'store'>): Promise<boolean> {
  const day = today();
  const assets = {
    day,
    password_hash: await hashPassword(DEMO_PASSWORD),
    logo: await bakeryLogo(),
    documents: await demoDocuments(day),
  };
  return change(app, async (made) => {
    // Of several nodes that start at once one does it; the others then see that it is done.
    await made.db.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    if (await isInUse(made.db)) return false;
    await seed(made, assets);
    return true;
  });
}

async function seed(made: Change, { day, password_hash, logo, documents }: Assets) {
  const { db } = made;
  const beachBar = await takeImportCustomerId(db, BEACH_BAR);
  const bakery = await addCompany(db, BAKERY);
  const firm = await addCompany(db, FIRM);
  const cycleShop = await addCompany(db, CYCLE_SHOP);
  const florist = await addCompany(db, FLORIST);
  const clients = [bakery, cycleShop, florist];
  for (const quiet of QUIET_CLIENTS) clients.push(await addCompany(db, quiet));
  clients.push(await addPerson(db, PRIVATE_CLIENT));

  const entrepreneur = await addUser(db, PEOPLE.entrepreneur, password_hash);
  const accountant = await addUser(db, PEOPLE.accountant, password_hash);
  const assistant = await addUser(db, PEOPLE.assistant, password_hash);
  const importer = await addUser(db, PEOPLE.importer, password_hash);
  await addMember(db, { user_id: entrepreneur, relation_id: bakery, type: 0, is_owner: true });
  const second = { relation_id: await addCompany(db, RENTAL), is_default: false };
  await addMember(db, { user_id: entrepreneur, ...second, type: 0, is_owner: true });
  await addMember(db, { user_id: accountant, relation_id: firm, type: 1, is_owner: true });
  await addMember(db, { user_id: assistant, relation_id: firm, type: 1, is_owner: false });
  const colleague = await addUser(db, PEOPLE.colleague, password_hash);
  await addMember(db, { user_id: colleague, relation_id: bakery, type: 0, is_owner: false });
  await addInvited(db, INVITED, firm);
  await addMember(db, { user_id: importer, relation_id: beachBar, type: 1, is_owner: false });
  await assignClients(made, { firm, clients, assistant, assigned: [bakery, florist] });

  await addInvoices(made, {
    relation_id: bakery,
    user_id: entrepreneur,
    logo,
    today: day,
  });
  await db.insert(project).values(PROJECTS.map((each) => ({ ...each, relation_id: bakery })));
  const owners = {
    bakery: { relation_id: bakery, user_id: entrepreneur },
    cycleShop: { relation_id: cycleShop, user_id: accountant },
    florist: { relation_id: florist, user_id: accountant },
  };
  for (const document of documents) await addDocument(made, owners[document.of], document);
  const people = { entrepreneur, accountant, assistant };
  await addQuestions(made, { today: day, owners, people });
  await addConnections(made, { today: day, firm, user_id: accountant, client: bakery });
}

async function assignClients(
  { db }: Change,
  given: { firm: number; clients: number[]; assistant: number; assigned: number[] },
) {
  const { firm: administration_id, clients, assistant: user_id, assigned } = given;
  await db
    .insert(administration_relation)
    .values(clients.map((enterprise_id) => ({ administration_id, enterprise_id })));
  await db
    .insert(administration_user)
    .values(assigned.map((enterprise_id) => ({ administration_id, enterprise_id, user_id })));
}
