import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { shownAmount } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { eq } from 'drizzle-orm';
import { invoice } from '../../platform/database/schema/invoicing';
import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../../testing/builders';
import { aForm, aLine, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let customer: Company;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  customer = await aCustomer(app, member.company, { name: 'Lepel' });
  calls = callsOf(app, member.headers);
});

const list = async (query = '') => (await calls.get(`invoices?${query}`)).body;
const subjects = async (query = '') =>
  (await list(query)).data.map(({ description }: InvoiceRow) => description).join(' ');

/** Sent, of `date`, due after `days`. */
const sent = (description: string, date: string, days = 30) =>
  calls.aSent(aForm(customer, { description, date, expiration_date: addDays(date, days) }));

const pay = (id: number, status: InvoiceStatus, amount_paid: number) =>
  app.db.update(invoice).set({ status, amount_paid }).where(eq(invoice.id, id));

describe('GET invoices', () => {
  it('counts per tab, and shows in each what it counts', async () => {
    const now = today();
    await calls.aConcept(aForm(customer, { description: 'concept' }));
    const ready = await calls.aConcept(aForm(customer, { description: 'klaar' }));
    await calls.put(`invoice/${ready.id}/created`);
    await sent('loopt', now);
    await sent('te-laat', addDays(now, -40));
    const partly = await sent('deels-te-laat', addDays(now, -41));
    await pay(partly.id, InvoiceStatus.partiallyPaid, 1);
    await pay((await sent('betaald', now)).id, InvoiceStatus.paid, 121);

    const { counts } = await list();
    expect(counts).toEqual({ all: 6, concept: 2, sent: 3, expired: 1, paid: 1, recurring: 0 });
    for (const [tab, count] of Object.entries(counts)) {
      const { data, pagination } = await list(`tab=${tab}`);
      expect([tab, data.length, pagination.itemsLength]).toEqual([tab, count, count]);
    }
    expect(await subjects('tab=expired')).toBe('te-laat');
    expect(await subjects('expired=expired')).toBe('te-laat deels-te-laat');
    expect((await list('expired=not_expired')).counts).toMatchObject({
      all: 4,
      sent: 1,
      expired: 0,
    });
  });

  it('goes through all pages without losing or repeating one, in each order', async () => {
    for (let n = 0; n < 25; n++) {
      const date = addDays('2026-01-01', Math.floor(n / 4));
      const products = [aLine({ value: n % 7 })];
      const description = `onderwerp ${n % 5}`;
      const form = aForm(customer, { date, expiration_date: date, products, description });
      await (n % 3 === 0 ? calls.aConcept(form) : calls.aSent(form));
    }
    for (const sort of ['date', 'number', 'customer', 'subject', 'total']) {
      for (const filter of ['', 'tab=sent', 'from=2026-01-02&to=2026-01-05', 'search=onderwerp']) {
        const [up, down] = [
          await allPages(sort, 'asc', filter),
          await allPages(sort, 'desc', filter),
        ];
        expect(new Set(up).size).toBe(up.length);
        expect([sort, filter, down]).toEqual([sort, filter, [...up].reverse()]);
      }
    }
  });

  it('sorts by date, the last made first on one day', async () => {
    await sent('oud', '2026-01-01');
    await sent('eerste', '2026-01-02');
    await sent('tweede', '2026-01-02');
    expect(await subjects()).toBe('tweede eerste oud');
  });

  it('sorts by number: concepts first, then by year and running number', async () => {
    await sent('2027', '2027-01-01');
    await sent('2026-1', '2026-06-01');
    await calls.aConcept(aForm(customer, { description: 'concept' }));
    await sent('2026-2', '2026-01-01');
    expect(await subjects('sort=number&order=asc')).toBe('concept 2026-1 2026-2 2027');
    expect(await subjects('sort=number&order=desc')).toBe('2027 2026-2 2026-1 concept');
    expect(await subjects('sort=number&order=asc&itemsPerPage=2&page=2')).toBe('2026-2 2027');
    expect(await subjects('sort=number&order=asc&from=2026-01-01&to=2026-12-31')).toBe(
      'concept 2026-1 2026-2',
    );
  });

  it('sorts by the amount that is shown: a credit is less than nothing', async () => {
    const products = [aLine({ value: 200 })];
    const large = await calls.aSent(aForm(customer, { description: 'levering', products }));
    await calls.post(`invoice/${large.id}/credit`);
    await sent('levering', '2026-01-01');
    const amounts = async (query: string) =>
      (await list(query)).data.map((row: InvoiceRow) => shownAmount(row.total, row));
    for (const filter of ['', '&search=levering']) {
      expect(await amounts(`sort=total&order=asc${filter}`)).toEqual([-242, 121, 242]);
      expect(await amounts(`sort=total&order=desc${filter}`)).toEqual([242, 121, -242]);
    }
  });

  it('finds number, reference, subject, customer and lines; every word must be there', async () => {
    const products = [aLine({ title: 'Speculaas 50% extra' })];
    await calls.aConcept(aForm(customer, { description: 'Sint', reference: 'PO_9', products }));
    await sent('Kerst', '2026-12-01');
    expect(await subjects('search=2026-0001')).toBe('Kerst');
    expect(await subjects('search=po_9')).toBe('Sint');
    expect(await subjects('search=SPECULAAS')).toBe('Sint');
    expect(await subjects('search=lepel%20kerst')).toBe('Kerst');
    expect(await subjects('search=50%25')).toBe('Sint');
    expect(await subjects('search=5_')).toBe('');
    expect((await list('search=lepel')).counts).toMatchObject({ all: 2, concept: 1, sent: 1 });
  });

  it('finds by how it begins what is pasted whole, however long', async () => {
    const description = `Onderhoud ${'van de grote oven '.repeat(13)}`.trim();
    expect(description.length).toBeGreaterThan(200);
    await calls.aConcept(aForm(customer, { description }));
    await sent('Kerst', '2026-12-01');
    expect(await subjects(`search=${encodeURIComponent(description)}`)).toBe(description);
    expect(await subjects(`search=${encodeURIComponent(`x${description}`)}`)).toBe('');
  });

  it('shows the last page when there is no such page any more', async () => {
    await sent('enige', '2026-01-01');
    for (const query of ['page=9', 'page=9&search=enige', 'page=9&sort=total']) {
      expect(await list(query)).toMatchObject({
        data: [{ description: 'enige' }],
        pagination: { page: 1, pageStart: 1, pageStop: 1, pageCount: 1, itemsLength: 1 },
      });
    }
  });

  it('has nothing of another company', async () => {
    await sent('van ons', '2026-01-01');
    const stranger = callsOf(app, (await aMember(app)).headers);
    for (const query of ['', '?search=ons', '?sort=number', '?sort=total']) {
      const { body } = await stranger.get(`invoices${query}`);
      expect([body.data, body.counts.all, body.pagination.pageStart]).toEqual([[], 0, 0]);
    }
  });
});

async function allPages(sort: string, order: string, filter: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const query = `sort=${sort}&order=${order}&itemsPerPage=4&page=${page}&${filter}`;
    const { data, pagination } = await list(query);
    ids.push(...data.map(({ id }: InvoiceRow) => id));
    if (page === pagination.pageCount) {
      expect(ids).toHaveLength(pagination.itemsLength);
      return ids;
    }
  }
}
