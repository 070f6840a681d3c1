import type { Locator, Page } from '@playwright/test';

export type Customer = {
  name: string;
  taxNumber?: string;
  email: string;
  address: string;
  postalCode: string;
  city: string;
};

/** Fills in the form of a customer, on its own page or in a dialog. */
export async function fillCustomerForm(form: Page | Locator, customer: Customer) {
  await form.getByLabel('Bedrijfsnaam').fill(customer.name);
  if (customer.taxNumber) {
    const taxNumber = form.getByLabel('Btw-nummer');
    // In an invoice it is among what is folded away.
    if (!(await taxNumber.isVisible()))
      await form.getByRole('button', { name: 'Meer gegevens' }).click();
    await taxNumber.fill(customer.taxNumber);
  }
  await form.getByRole('textbox', { name: 'E-mailadres', exact: true }).fill(customer.email);
  await form.getByRole('textbox', { name: 'Adres', exact: true }).fill(customer.address);
  await form.getByLabel('Postcode').fill(customer.postalCode);
  await form.getByLabel('Plaats').fill(customer.city);
}
