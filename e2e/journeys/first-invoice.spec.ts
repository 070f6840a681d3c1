import { saveNew } from '../screens/a-concept';
import { fillCustomerForm } from '../screens/customer-form';
import { invoiceEditor } from '../screens/invoice-editor';
import { newAddress } from '../world/accounts';
import { attachmentOf, mailFor } from '../world/mail-box';
import { pdfText } from '../world/pdf-text';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

/** 3 × 49,95 + 12 × 2,45 + 250,00, less 10 %, worked out by hand. */
const EXPECTED = {
  Subtotaal: '€ 429,25',
  Korting: '€ -42,93',
  'Totaal excl. BTW': '€ 386,32',
  'BTW 21%': '€ 28,32',
  'BTW 9%': '€ 2,38',
  'BTW Verlegd (€ 225,00)': '€ 0,00',
  Totaalbedrag: '€ 417,02',
  'Te betalen': '€ 417,02',
};

const customer = {
  name: `Proefkeuken ${Date.now()} B.V.`,
  taxNumber: 'NL004495445B01',
  email: newAddress('inkoop'),
  address: 'Markt 7',
  postalCode: '5611 EB',
  city: 'Eindhoven',
};

const euro = /€\s?-?[\d.]+,\d\d/;
const plain = (text: string | null) => (text ?? '').replace(/\u00A0/g, ' ');

test('a business owner makes an invoice, sends it, and the customer has the PDF in the mail', async ({
  page,
}) => {
  const editor = invoiceEditor(page);

  await signIn(page, 'ondernemer');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const openBefore = await openOnDashboard(page);

  await test.step('with a new customer', async () => {
    await editor.open();
    await editor.addCustomer();
    const dialog = page.getByRole('dialog', { name: 'Toevoegen relatie' });
    await fillCustomerForm(dialog, customer);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(customer.name).first()).toBeVisible();
  });

  await test.step('and three lines at 21 %, 9 % and reverse charge, less a discount', async () => {
    await editor.subject.fill('Proeverij november');
    await editor.fillLine(0, { title: 'Advies', amount: '3', price: '49,95', vat: '21%' });
    await editor.fillLine(1, { title: 'Desembrood', amount: '12', price: '2,45', vat: '9%' });
    await editor.fillLine(2, { title: 'Montage', amount: '1', price: '250', vat: 'BTW verlegd' });
    await editor.discount.fill('10');
    for (const [label, amount] of Object.entries(EXPECTED))
      await expect(editor.total(label)).toHaveText(amount);
  });

  await test.step('saves it as a concept', async () => {
    // It is said for a few seconds, of which a busy machine may take all to open the concept.
    const told = expect(page.getByText('Factuur is aangemaakt')).toBeVisible();
    await saveNew(page);
    await told;
  });

  await test.step('and mails it', async () => {
    await editor.startSending('Verstuur factuur');
    const dialog = page.getByRole('dialog', { name: 'Versturen factuur' });
    await expect(dialog.getByText(customer.email)).toBeVisible();
    await dialog.getByLabel('Onderwerp').fill('Uw taarten: {invoice_number}');
    await dialog.getByLabel('Stuur mij een kopie').check();
    await dialog.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText(`Factuur is verzonden naar ${customer.email}`)).toBeVisible();
  });

  const heading = page.getByRole('heading', { level: 1, name: /Factuur \d{4}-\d{4}/ });
  // What has become of it is in sight, and not only the button at the foot of the page.
  await expect(heading).toBeInViewport();
  await expect(page.locator('main header').getByText('Verzonden')).toBeInViewport();
  const number = /\d{4}-\d{4}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';

  await test.step('the mail holds the PDF with the same amounts', async () => {
    const mail = await mailFor(customer.email);
    expect(mail.subject).toBe(`Uw taarten: ${number}`);
    expect(plain(mail.html.replace(/<[^>]*>/g, ' '))).toContain('€ 417,02');
    const [text] = await pdfText(await attachmentOf(mail));
    for (const part of [number, customer.name, 'NL004495445B01', '€ 417,02', '€ 28,32', '€ 2,38'])
      expect(text).toContain(part);
    expect(text?.toLowerCase()).toContain('btw verlegd');
  });

  await test.step('and the invoice says that the mail server took it, and the copy', async () => {
    const answers = page.getByRole('list', { name: 'Wat de mailserver antwoordde' });
    for (const whom of [customer.email, 'Kopie naar ondernemer@boekwerk.example'])
      await expect(answers).toContainText(`${whom}: Aangenomen door mailserver`);
  });

  await test.step('the list shows the number that follows on the last one, and the same total', async () => {
    await page.goto('/invoicing/invoice/overview?sort=number&order=desc');
    const first = page.getByRole('row').filter({ hasText: number });
    await expect(first).toContainText(customer.name);
    expect(plain(await first.textContent())).toContain('€ 417,02');
    await expect(page.getByRole('link', { name: numberBefore(number) })).toBeVisible();
  });

  await test.step('and the dashboard has that much more to receive', async () => {
    await page.goto('/dashboard');
    await expect
      .poll(() => openOnDashboard(page))
      .toBe(Math.round((openBefore + 417.02) * 100) / 100);
  });
});

test('an invoice sent by hand gets the next number and no mail', async ({ page }) => {
  const editor = invoiceEditor(page);
  await signIn(page, 'ondernemer', '/invoicing/invoice/create');
  await expect(editor.subject).toBeVisible();
  await editor.chooseCustomer('Hotel De Oosthaven');
  await editor.subject.fill('Met de post');
  await editor.fillLine(0, { title: 'Krentenbrood', amount: '2', price: '4,50', vat: '9%' });
  await saveNew(page);

  await editor.startSending('Verstuur handmatig');
  await page.getByRole('dialog').getByRole('button', { name: 'Verstuur handmatig' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /Factuur \d{4}-\d{4}/ })).toBeVisible();
  await expect(page.getByText('in wachtrij')).toHaveCount(0);
});

/** What the dashboard says is still to be received, in euro, once it has counted up. */
async function openOnDashboard(page: import('@playwright/test').Page): Promise<number> {
  const counter = page.getByRole('link', { name: /Niet vervallen/ });
  await expect(counter).toContainText(euro);
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = plain(await counter.textContent());
      return last === before;
    })
    .toBe(true);
  const amount = euro.exec(last)?.[0] ?? '';
  return Number(amount.replace(/[€\s.]/g, '').replace(',', '.'));
}

function numberBefore(number: string): string {
  const [year, running] = number.split('-');
  return `${year}-${String(Number(running) - 1).padStart(4, '0')}`;
}
