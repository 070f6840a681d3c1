import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from './api';
import { PASSWORD } from './logins';
import { mailFor, pathIn } from './mail-box';
import { theWorld } from './world';

/** Somebody who can sign in, with {@link PASSWORD}, and the company they own. */
export type Owner = {
  email: string;
  relation_id: number;
  /** For calls as this owner. */
  token: string;
};

/** An address that nobody else in this world has. */
export const newAddress = (name: string) => `${name}.${randomUUID().slice(0, 8)}@eigen.example`;

/**
 * Registers an entrepreneur with a company, filled in so far that it can invoice. A journey that changes settings,
 * rights or passwords, or counts what there is, works in one of its own: whatever ran before it, or runs after it, then
 * finds the demo as it was. Nobody is signed in by it.
 */
export async function newOwner(page: Page, name = 'Eigen Zaak B.V.'): Promise<Owner> {
  const email = newAddress('eigenaar');
  const { token } = await callApi<{ token: { token: string; relation_id: number } }>(page, {
    method: 'POST',
    path: '/auth/v1/register',
    data: {
      type: 0,
      name: 'Eefje',
      last_name: 'Eigenaar',
      company_name: name,
      email,
      password: PASSWORD,
      password_confirm: PASSWORD,
      agreePrivacy: true,
    },
  });
  const owner = { email, relation_id: token.relation_id, token: token.token };
  await callApi(page, {
    method: 'PUT',
    path: `/relations/v1/relation/${owner.relation_id}`,
    token: owner.token,
    data: {
      name,
      email,
      tax_number: 'NL123456782B12',
      bank_account: 'NL91ABNA0417164300',
      address: 'Dorpsstraat 1',
      postal_code: '1234 AB',
      city: 'Utrecht',
    },
  });
  return owner;
}

/** Adds a customer that can be invoiced. @returns where its invoices go */
export async function addCustomer(page: Page, owner: Owner, name: string): Promise<string> {
  const email = newAddress('facturen');
  await callApi(page, {
    method: 'POST',
    path: `/relations/v1/relation/${owner.relation_id}/enterprise/client/enterprise`,
    token: owner.token,
    data: {
      name,
      email,
      general_email: email,
      address: 'Kade 1',
      postal_code: '2801 AB',
      city: 'Gouda',
    },
  });
  return email;
}

/** Follows the link in the e-mail that an account begins with. */
export async function proveAddress(page: Page, { email }: Pick<Owner, 'email'>): Promise<void> {
  const link = new URL(pathIn(await mailFor(email, /Activeer/)), theWorld().url);
  await callApi(page, {
    method: 'POST',
    path: '/auth/v1/activate',
    data: { activation_code: link.searchParams.get('code') },
  });
}
