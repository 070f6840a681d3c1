import type { Locator, Page } from '@playwright/test';
import { releasesOf } from '../world/deployment';
import { goWithin } from '../world/go-within';
import type { LOGINS } from '../world/logins';
import { signIn } from '../world/sign-in';
import { expect, test } from '../world/test';
import { theWorld } from '../world/world';

/** What is wrong on purpose is complained of. */
test.use({ calm: false });

type Place = {
  login: keyof typeof LOGINS | null;
  path: string;
  /** Whether it stands beside the menu; else that is not there to be looked at. */
  hasMenu: boolean;
  /** What is there once its page is. */
  shows: (page: Page) => Locator;
};

const titled = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** A page of each remote. */
const PLACES: Record<string, Place> = {
  auth: { login: null, path: '/login', hasMenu: false, shows: (page) => page.getByLabel('E-mail') },
  bookkeeping: {
    login: 'ondernemer',
    path: '/administration/document/overview',
    hasMenu: true,
    shows: titled('Documenten'),
  },
  invoicing: {
    login: 'ondernemer',
    path: '/invoicing/invoice/overview',
    hasMenu: true,
    shows: titled('Facturen'),
  },
  onboarding: {
    login: 'ondernemer',
    path: '/onboarding/welcome',
    hasMenu: false,
    shows: (page) => page.getByRole('heading', { level: 1, name: /^Welkom/ }),
  },
  praxis: {
    login: 'import',
    path: '/administration/praxis',
    hasMenu: true,
    shows: titled('Import weekstaat'),
  },
  relations: {
    login: 'ondernemer',
    path: '/relation/overview',
    hasMenu: true,
    shows: titled('Relaties beheren'),
  },
  settings: {
    login: 'ondernemer',
    path: '/settings/company/edit',
    hasMenu: true,
    shows: titled('Bedrijfsgegevens'),
  },
};

const FILES = {
  entry: /\/remoteEntry\.js$/,
  script: /\/[\w-]+\.[0-9a-f]{8}\.js$/,
  style: /\.css$/,
};
/** As our own gateway says it, so that no browser takes one kind of file for another. */
const headers = { 'x-content-type-options': 'nosniff' };
const ANSWERS = {
  'is not there': { status: 404, headers, body: '' },
  'is refused': { status: 503, headers, body: '' },
  'is a page instead': { status: 200, headers, contentType: 'text/html', body: '<!doctype html>' },
  throws: {
    status: 200,
    headers,
    contentType: 'text/javascript',
    body: 'throw new Error("broken")',
  },
  'never comes': null,
};

type Fault = { file: keyof typeof FILES; answer: keyof typeof ANSWERS };

const FAULTS: Fault[] = (['entry', 'script', 'style'] as const).flatMap((file) =>
  (Object.keys(ANSWERS) as Fault['answer'][])
    // A style sheet does not run.
    .filter((answer) => file !== 'style' || answer !== 'throws')
    .map((answer) => ({ file, answer })),
);

/** All of each in the whole run; else all of one, and of the others what stayed broken for longest. */
const chosen = (remote: string) =>
  process.env.TEST_WHOLE || remote === 'invoicing'
    ? [...FAULTS]
    : FAULTS.filter(({ file, answer }) => file === 'script' && answer === 'never comes');

test('each remote that is released is looked at', () => {
  const remotes = Object.keys(releasesOf(theWorld())).filter((name) => name !== 'host');
  expect(Object.keys(PLACES)).toEqual(remotes.sort());
});

for (const [remote, { login, ...place }] of Object.entries(PLACES))
  test(`while ${remote} cannot be loaded the menu stays, a card says so, and it is there again without a reload`, async ({
    context,
    page,
  }) => {
    test.setTimeout(300_000);
    if (login) await signIn(page, login, '/notfound');
    const session = login ? await page.evaluate(() => ({ ...sessionStorage })) : {};
    const tryOne = (fault: Fault) =>
      test.step(`${fault.file} ${fault.answer}`, async () => {
        const tab = await context.newPage();
        await tab.addInitScript((entries) => Object.assign(sessionStorage, entries), session);
        const mend = await breakFiles(tab, remote, fault);
        await tab.goto(new URL(login ? '/notfound' : place.path, theWorld().url).href);
        if (login) {
          await tab.getByRole('heading', { level: 1 }).waitFor();
          await goWithin(tab, place.path);
        }
        const card = tab.getByRole('alert').filter({ hasText: 'Dit onderdeel is niet bereikbaar' });
        await expect(card).toBeVisible();
        if (place.hasMenu)
          await expect(tab.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
        await tab.evaluate(() => Object.assign(window, { sameDocument: true }));

        mend();
        await card.getByRole('button', { name: 'Opnieuw proberen' }).click();
        await expect(place.shows(tab)).toBeVisible();
        expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
        await tab.close();
      });
    const faults = chosen(remote);
    // Several at once: most of the time nothing happens.
    while (faults.length > 0) await Promise.all(faults.splice(0, 4).map(tryOne));
  });

test('while relations hangs the invoice editor stays usable, and its form comes without a reload', async ({
  page,
}) => {
  await signIn(page, 'ondernemer', '/invoicing/invoice/create');
  const mend = await breakFiles(page, 'relations', { file: 'script', answer: 'never comes' });
  await page.getByRole('button', { name: 'Voeg klant toe' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Dit onderdeel is niet bereikbaar')).toBeVisible();

  mend();
  await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(dialog.getByLabel('Bedrijfsnaam')).toBeVisible();
});

/** Spoils what a remote is asked for; what is returned mends it. */
async function breakFiles(page: Page, remote: string, { file, answer }: Fault) {
  let isBroken = true;
  const isMeant = ({ pathname }: URL) =>
    pathname.startsWith(`/remotes/${remote}/`) && FILES[file].test(pathname);
  await page.route(isMeant, async (route) => {
    if (!isBroken) return route.continue();
    const reply = ANSWERS[answer];
    if (reply) await route.fulfill(reply);
  });
  return () => {
    isBroken = false;
  };
}
