import { addConcept, sendByHand } from '../screens/a-concept';
import { invoiceEditor } from '../screens/invoice-editor';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const LINE = { title: 'Bruidstaart', amount: '1', price: '100', vat: '21%' };

test('an invoice is paid in two parts, the last of which is withdrawn and recorded again', async ({
  page,
}) => {
  await signIn(page, 'ondernemer');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await addConcept(page, { customer: 'Hotel De Oosthaven', subject: 'Aanbetaling', lines: [LINE] });
  await sendByHand(page);
  const { total } = invoiceEditor(page);

  await test.step('€ 50,00 of € 121,00 leaves € 71,00', async () => {
    await payPart(page, '50');
    await expect(page.getByText('Gedeeltelijk betaald').first()).toBeVisible();
    await expect(total('Te betalen')).toHaveText('€ 71,00');
  });

  await test.step('more than what is open is refused, and nothing typed is lost', async () => {
    await openPaid(page, 'Gedeeltelijk betaald');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nieuwe betaling').fill('71,01');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText('Vul hooguit € 71,00 in: meer staat er niet open')).toBeVisible();
    await expect(dialog.getByLabel('Nieuwe betaling')).toHaveValue(/71,01/);
    await dialog.getByLabel('Nieuwe betaling').fill('71');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the whole amount makes it paid', async () => {
    await expect(page.getByText('Betaald', { exact: true }).first()).toBeVisible();
    await expect(total('Te betalen')).toHaveText('€ 0,00');
  });

  await test.step('the last payment can be taken back', async () => {
    await page.getByRole('button', { name: /Laatste betaling intrekken/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Intrekken', exact: true }).click();
    await expect(total('Te betalen')).toHaveText('€ 71,00');
  });
});

test('a credit takes back an invoice: both say so, and nothing is left to pay', async ({
  page,
}) => {
  await signIn(page, 'ondernemer');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await addConcept(page, {
    customer: 'Hotel De Oosthaven',
    subject: 'Verkeerd gefactureerd',
    lines: [LINE],
  });
  const number = await sendByHand(page);
  const original = page.url();
  const editor = invoiceEditor(page);

  await page.getByRole('button', { name: 'Crediteren' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Weet je het zeker dat je deze factuur wil crediteren?');
  await question.getByRole('button', { name: 'Crediteer' }).click();
  await expect(page.getByText('Gecrediteerd factuur is aangemaakt')).toBeVisible();
  await expect(page).not.toHaveURL(original);
  await expect(editor.total('Totaalbedrag')).toHaveText('€ -121,00');
  // Nothing was paid, so that nothing goes back.
  await expect(editor.total('Te ontvangen')).toHaveText('€ 0,00');

  await sendByHand(page);
  await expect(page.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible();

  await page
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page).toHaveURL(original);
  await expect(page.getByText('Gecrediteerd', { exact: true }).first()).toBeVisible();
  await expect(editor.total('Te betalen')).toHaveText('€ 0,00');
  await expect(page.getByRole('button', { name: 'Crediteren' })).toHaveCount(0);
});

type Page = import('@playwright/test').Page;

async function openPaid(page: Page, how: string) {
  await page.getByRole('button', { name: 'Betaald' }).click();
  await page.getByRole('menuitem', { name: how }).click();
}

async function payPart(page: Page, amount: string) {
  await openPaid(page, 'Gedeeltelijk betaald');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nieuwe betaling').fill(amount);
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog).toBeHidden();
}
