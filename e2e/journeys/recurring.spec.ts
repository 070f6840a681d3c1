import { addDays, today } from '../../shared/src/domain/dates/dates';
import { formatDate } from '../../shared/src/domain/money/format';
import { addConcept } from '../screens/a-concept';
import { choose } from '../screens/choose';
import { addCustomer, newOwner, proveAddress } from '../world/accounts';
import { mailFor } from '../world/mail-box';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

/** Three weeks have begun since then: the first invoice, and two more. */
const FIRST = addDays(today(), -15);

test('a weekly invoice catches up to its third occurrence, each mailed once with its own period', async ({
  page,
}) => {
  const subject = `Schoonmaak {periode}`;
  const owner = await newOwner(page);
  const invoicesTo = await addCustomer(page, owner, 'Hotel De Oosthaven');
  // E-mails to others go from a proven address only.
  await proveAddress(page, owner);
  await signIn(page, owner);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await addConcept(page, {
    customer: 'Hotel De Oosthaven',
    subject,
    lines: [{ title: 'Schoonmaak week', amount: '2', price: '80', vat: '21%' }],
  });

  await test.step('from a concept to a template', async () => {
    await page.getByRole('button', { name: 'Herhalen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Herhaal instellingen' });
    await dialog.getByLabel('Startdatum herhaling').fill(formatDate(FIRST));
    await dialog.getByLabel('Startdatum herhaling').press('Enter');
    await dialog.getByLabel('Factuurdatum eerste factuur').fill(formatDate(FIRST));
    await dialog.getByLabel('Factuurdatum eerste factuur').press('Enter');
    await choose(dialog.getByRole('combobox', { name: 'Herhaal' }), 'Wekelijks');
    await expect(dialog.getByLabel('Periode tot en met')).toHaveValue(
      formatDate(addDays(FIRST, 6)),
    );
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    const question = page.getByRole('dialog', { name: 'Nu 3 facturen versturen?' });
    await question.getByRole('button', { name: 'Opslaan en versturen' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Basis template' })).toBeVisible();
  });

  await test.step('the three that are due are made and mailed', async () => {
    const week = (count: number) => {
      const start = addDays(FIRST, 7 * count);
      return `${formatDate(start)} t/m ${formatDate(addDays(start, 6))}`;
    };
    const made = page.getByRole('link', { name: /\d{4}-\d{4}/ });
    await expect(made).toHaveCount(3, { timeout: 60_000 });
    await made.first().click();
    await expect(page.getByText(`Schoonmaak ${week(2)}`)).toBeVisible();
    await expect(page.getByText(/^Herhaalfactuur(?! template)/).first()).toBeVisible();
    const mail = await mailFor(invoicesTo, /^Factuur/);
    expect(mail.attachments.map(({ contentType }) => contentType)).toContain('application/pdf');
  });

  await test.step('the list has the template with its count and next date', async () => {
    await page.goto('/invoicing/invoice/overview?tab=recurring');
    const row = page.getByRole('row').filter({ hasText: formatDate(addDays(FIRST, 21)) });
    await expect(row).toContainText('Wekelijks');
    await expect(row).toContainText('3');
  });
});
