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
  if (customer.taxNumber) await form.getByLabel('Btw-nummer').fill(customer.taxNumber);
  await form.getByRole('textbox', { name: 'E-mailadres', exact: true }).fill(customer.email);
  await form.getByRole('textbox', { name: 'Adres', exact: true }).fill(customer.address);
  await form.getByLabel('Postcode').fill(customer.postalCode);
  await form.getByLabel('Plaats').fill(customer.city);
}
