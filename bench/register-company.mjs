import { expect } from '@playwright/test';
import { callApi } from './in-books.mjs';
import { PASSWORD, signInAs } from './signed-in-page.mjs';

const EMAIL = 'eefje@eigenzaak.example';
const DETAILS = {
  name: 'Eigen Zaak B.V.',
  email: EMAIL,
  tax_number: 'NL123456782B12',
  bank_account: 'NL91ABNA0417164300',
  address: 'Dorpsstraat 1',
  postal_code: '1234 AB',
  city: 'Utrecht',
};

/**
 * Registers an entrepreneur whose company is filled in and has nothing yet, and signs in.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ url: string, mailUrl: string }} where
 */
export async function registerCompany(page, { url, mailUrl }) {
  const { token } = await callApi(page, { url }, 'POST', '/auth/v1/register', {
    ...{ type: 0, name: 'Eefje', last_name: 'Eigenaar', company_name: DETAILS.name, email: EMAIL },
    ...{ password: PASSWORD, password_confirm: PASSWORD, agreePrivacy: true },
  });
  const as = { url, token: token.token };
  await callApi(page, as, 'PUT', `/relations/v1/relation/${token.relation_id}`, DETAILS);
  await callApi(page, { url }, 'POST', '/auth/v1/activate', {
    activation_code: await activationCode(page, mailUrl),
  });
  await signInAs(page, url, EMAIL);
}

async function activationCode(page, mailUrl) {
  let code;
  await expect(async () => {
    const mails = await (await page.request.get(`${mailUrl}/api/email`)).json();
    const text = mails.find(({ to }) => to.some(({ address }) => address === EMAIL))?.text ?? '';
    code = /code=([^&\s]+)/.exec(text)?.[1];
    expect(code).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return code;
}
