import type { Page } from '@playwright/test';
import { chooseBySearch } from '../screens/choose';
import { judge } from '../screens/judge';
import { fillRegisterForm } from '../screens/register-form';
import { newAddress } from '../world/accounts';
import { findInList } from '../world/find-in-list';
import { newWorld, type OwnWorld } from '../world/new-world';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';

const LINK = '/settings/company/twinfield';

let world: OwnWorld;

// Of its own: an organisation of the package is linked once.
test.beforeAll(async () => {
  world = await newWorld();
});
test.afterAll(() => world.stop());

/** Goes to the package's page, says what is pressed there, and is back. */
async function answerConsent(page: Page, answer: 'Toestaan' | 'Weigeren') {
  await page.getByRole('button', { name: 'Opnieuw koppelen: Visser (VISSER)' }).click();
  await page.getByRole('button', { name: answer }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Twinfield koppeling' })).toBeVisible();
  // Neither the code nor the state stays in the address.
  await expect(page).toHaveURL(`${world.url}${LINK}`);
}

async function goInto(page: Page, client: string) {
  await page.goto(`${world.url}/relation/overview`);
  await findInList(page, client);
  await page.getByRole('button', { name: `Naar dashboard: ${client}` }).click();
  await expect(page.getByText(/^Je werkt in de administratie van/)).toBeVisible();
}

test('a firm renews its consent, links a client with an office, and says what is booked where', async ({
  page,
}) => {
  await signIn(page, 'boekhouder', `${world.url}${LINK}`);
  await expect(page.getByText('Verbroken', { exact: true })).toBeVisible();

  await test.step('consent that was refused changes nothing', async () => {
    await answerConsent(page, 'Weigeren');
    await expect(page.getByText(/Je hebt in Twinfield geen toestemming gegeven/)).toBeVisible();
    await expect(page.getByText('Verbroken', { exact: true })).toBeVisible();
  });

  await test.step('consent mends the link', async () => {
    await answerConsent(page, 'Toestaan');
    await expect(page.getByText('De organisatie is opnieuw gekoppeld')).toBeVisible();
    await expect(page.getByText('Gekoppeld', { exact: true })).toBeVisible();
  });

  await test.step('an office is chosen for a client, whose documents led there', async () => {
    await goInto(page, 'Bloemenhuis Lelie V.O.F.');
    await page.goto(`${world.url}/administration/document/overview`);
    await expect(page.getByText('Je bent nog niet gekoppeld met Twinfield')).toBeVisible();
    await page.getByRole('link', { name: 'Naar instellingen' }).click();
    await expect(page.getByText('Onderneming is nog niet gekoppeld')).toBeVisible();
    const office = page.getByRole('combobox', { name: 'Onderneming' });
    await expect(office).toBeVisible();
    await judge(page);
    await chooseBySearch(office, 'Café De Kroon (1002)');
    await page.getByRole('button', { name: 'Klaar' }).click();
    await expect(page.getByText(/KvK-nummer 12345678/)).toBeVisible();
    await page.getByRole('button', { name: 'Toch koppelen' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Café De Kroon (1002)')).toBeVisible({ timeout: 90_000 });
    await page.goto(`${world.url}/administration/document/overview`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByText('Je bent nog niet gekoppeld met Twinfield')).toBeHidden();
  });

  await test.step('journals are saved, and stay through a sync', async () => {
    await page.goto(`${world.url}${LINK}`);
    const purchases = page.getByRole('checkbox', { name: 'INK Inkoopfactuur' });
    await expect(purchases).toBeVisible();
    await judge(page);
    await purchases.check();
    const ledger = page.getByRole('combobox', { name: 'Standaard grootboekrekening van INK' });
    await chooseBySearch(ledger, '4000 Lonen en salarissen');
    const save = page.getByRole('button', { name: 'Dagboekkoppelingen opslaan' });
    await save.click();
    await expect(
      page.getByText('Je dagboekkoppelingen zijn succesvol gekoppeld').first(),
    ).toBeVisible();
    await expect(save).toBeDisabled();
    const code = page.getByRole('combobox', { name: 'Btw-code van Verkoop 21%' });
    await chooseBySearch(code, 'VH BTW Hoog (21%)');
    await page.getByRole('button', { name: 'Btw-koppelingen opslaan' }).click();
    await expect(page.getByText('Je btw-koppelingen zijn succesvol opgeslagen')).toBeVisible();

    await page.getByRole('button', { name: 'Opnieuw synchroniseren' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText('De gegevens uit Twinfield zijn opgehaald')).toBeVisible({
      timeout: 90_000,
    });
    await page.reload();
    await expect(purchases).toBeChecked();
    await expect(page.getByTitle('4000 Lonen en salarissen')).toBeVisible();
  });
});

test('a new firm links its first organisation, and a client with an office of it', async ({
  page,
}) => {
  await page.goto(`${world.url}/adviser/register`);
  const email = newAddress('ties');
  const person = { name: 'Ties', last_name: 'Mulder', company_name: 'Mulder & Co', email };
  await fillRegisterForm(page, person);
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
  await expect(page).toHaveURL(/\/onboarding\/adviser\/welcome$/);
  await page.goto(`${world.url}${LINK}`);
  await expect(page.getByText('Je kantoor is nog niet gekoppeld')).toBeVisible();

  await test.step('not with what another firm has linked', async () => {
    await page.getByRole('button', { name: 'Koppel Twinfield' }).click();
    await page.getByRole('button', { name: 'Toestaan' }).click();
    await expect(page.getByText(/VISSER is al door een ander kantoor gekoppeld/)).toBeVisible();
  });

  await test.step('with its own', async () => {
    await page.getByRole('button', { name: 'Koppel Twinfield' }).click();
    await page.getByText('T. de Vries').click();
    await page.getByRole('button', { name: 'Toestaan' }).click();
    await expect(page.getByText('Gekoppeld', { exact: true })).toBeVisible();
  });

  await test.step('an office of it is read for the first client, whose bookings are to be final', async () => {
    await page.goto(`${world.url}/relation/create`);
    await page.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Tulip Klant');
    await page.getByRole('textbox', { name: 'Algemeen e-mailadres' }).fill('info@tulip.example');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await expect(page.getByText('De relatie is succesvol aangemaakt')).toBeVisible();
    await goInto(page, 'Tulip Klant');
    await page.goto(`${world.url}${LINK}`);
    const office = page.getByRole('combobox', { name: 'Onderneming' });
    await chooseBySearch(office, 'Tulip Trading Inc. (1001)');
    await page.getByRole('button', { name: 'Klaar' }).click();
    const final = page.getByRole('checkbox', { name: 'INK direct definitief' });
    await expect(final).toBeVisible({ timeout: 90_000 });
    await final.check();
    await page.getByRole('button', { name: 'Dagboekkoppelingen opslaan' }).click();
    await expect(
      page.getByText('Je dagboekkoppelingen zijn succesvol gekoppeld').first(),
    ).toBeVisible();
    await page.reload();
    await expect(final).toBeChecked();
  });
});
