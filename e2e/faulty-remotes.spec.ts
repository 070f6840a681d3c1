import type { Locator, Page, Route } from '@playwright/test';
import { VIEWERS } from './screens/viewers';
import type { Viewer } from './texts/screen';
import { releasesOf } from './world/deployment';
import { goWithin } from './world/go-within';
import { expect, test } from './world/test';
import { theWorld } from './world/world';

/** What is wrong on purpose is complained of. */
test.use({ calm: false });

type Place = {
  as: Viewer;
  path: string;
  /** Whether it stands beside the menu; else that is not there to be looked at. */
  hasMenu: boolean;
  /** What is there once its page is. */
  shows: (page: Page) => Locator;
  /** What a widget waits for besides its page. */
  open?: (page: Page) => Promise<void>;
};

const isIn = ({ as }: Place) => as !== 'nobody';
const titled = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const pressed = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

/** A page of each remote. */
const PAGES: Record<string, Place> = {
  auth: {
    as: 'nobody',
    path: '/login',
    hasMenu: false,
    shows: (page) => page.getByLabel('E-mail'),
  },
  bookkeeping: {
    as: 'ondernemer',
    path: '/administration/document/overview',
    hasMenu: true,
    shows: titled('Documenten'),
  },
  invoicing: {
    as: 'ondernemer',
    path: '/invoicing/invoice/overview',
    hasMenu: true,
    shows: titled('Facturen'),
  },
  onboarding: {
    as: 'ondernemer',
    path: '/onboarding/welcome',
    hasMenu: false,
    shows: (page) => page.getByRole('heading', { level: 1, name: /^Welkom/ }),
  },
  praxis: {
    as: 'import',
    path: '/administration/praxis',
    hasMenu: true,
    shows: titled('Import weekstaat'),
  },
  relations: {
    as: 'ondernemer',
    path: '/relation/overview',
    hasMenu: true,
    shows: titled('Relaties beheren'),
  },
  settings: {
    as: 'ondernemer',
    path: '/settings/company/edit',
    hasMenu: true,
    shows: titled('Bedrijfsgegevens'),
  },
};

/** Where each widget stands, in the page of another remote or of the host. */
const WIDGETS: Record<string, Place> = {
  'bookkeeping/latest-questions': {
    as: 'ondernemer',
    path: '/dashboard',
    hasMenu: true,
    shows: (page) => page.getByText('Laatste vragen', { exact: true }),
  },
  'bookkeeping/upload-modal': {
    as: 'boekhouder',
    path: '/dashboard',
    hasMenu: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Upload documenten' }).click();
      await page.getByRole('dialog').getByLabel('Relatie').fill('bakkerij');
      await page.getByTitle('Bakkerij Jansen B.V.').click();
    },
    shows: (page) => page.getByLabel(/^Sleep bestanden hierheen/),
  },
  'bookkeeping/waiting-clients': {
    as: 'boekhouder',
    path: '/dashboard',
    hasMenu: true,
    shows: (page) => page.getByText('Wat wacht per relatie', { exact: true }),
  },
  'invoicing/latest-invoices': {
    as: 'impersonator',
    path: '/dashboard',
    hasMenu: true,
    shows: (page) => page.getByText('Laatste facturen', { exact: true }),
  },
  'relations/customer-form': {
    as: 'ondernemer',
    path: '/invoicing/invoice/create',
    hasMenu: true,
    open: pressed('Voeg klant toe'),
    shows: (page) => page.getByRole('dialog').getByLabel('Bedrijfsnaam'),
  },
};

const FILES = {
  entry: /\/remoteEntry\.js$/,
  script: /\/[\w-]+\.[0-9a-f]{8}\.js$/,
  style: /\.css$/,
};
/** As our own gateway says it, so that no browser takes one kind of file for another. */
const headers = { 'x-content-type-options': 'nosniff' };
const javascript = { status: 200, headers, contentType: 'text/javascript' };
const ANSWERS = {
  'is not there': { status: 404, headers, body: '' },
  'is refused': { status: 503, headers, body: '' },
  'is a page instead': { status: 200, headers, contentType: 'text/html', body: '<!doctype html>' },
  throws: { ...javascript, body: 'throw new Error("broken")' },
  'is cut off': 'cut off',
  'never comes': null,
  'throws when it is shown': 'shown',
} as const;

type Fault = { file: keyof typeof FILES; answer: keyof typeof ANSWERS };

/** A style sheet does not run, and what is shown of a remote is given by its entry. */
const isPossible = ({ file, answer }: Fault) =>
  answer === 'throws' ? file !== 'style' : answer !== 'throws when it is shown' || file === 'entry';

const FAULTS: Fault[] = (['entry', 'script', 'style'] as const)
  .flatMap((file) =>
    (Object.keys(ANSWERS) as Fault['answer'][]).map((answer) => ({ file, answer })),
  )
  .filter(isPossible);

/** All of each in the whole run; else all of one, and of the others what stayed broken for longest. */
const chosen = (name: string) =>
  process.env.TEST_WHOLE || name === 'invoicing'
    ? [...FAULTS]
    : FAULTS.filter(({ file, answer }) => file === 'script' && answer === 'never comes');

// Each waits for most of its time: one after the other, the last of them would run on alone.
test.describe.configure({ mode: 'parallel' });

test('each remote that is released is looked at, and each widget', () => {
  const { host: _, ...remotes } = releasesOf(theWorld());
  expect(Object.keys(PAGES)).toEqual(Object.keys(remotes).sort());
  const widgets = Object.entries(remotes).flatMap(([remote, { current }]) =>
    (current.manifest.widgets ?? []).map(({ name }) => `${remote}/${name}`),
  );
  expect(Object.keys(WIDGETS)).toEqual(widgets.sort());
});

for (const [name, place] of Object.entries({ ...PAGES, ...WIDGETS }))
  test(`while ${name} cannot be loaded the menu stays, a card says so, and it is there again without a reload`, async ({
    context,
    page,
  }) => {
    test.setTimeout(600_000);
    await VIEWERS[place.as](page);
    const session = isIn(place) ? await page.evaluate(() => ({ ...sessionStorage })) : {};
    const faults = chosen(name);
    const tryOne = (fault: Fault) =>
      test.step(`${fault.file} ${fault.answer}`, async () => {
        const tab = await context.newPage();
        await tab.addInitScript((entries) => Object.assign(sessionStorage, entries), session);
        await survives(tab, name, place, fault);
        await tab.close();
      });
    // Two at once: most of the time nothing happens, and more would slow down what is measured.
    while (faults.length > 0) await Promise.all(faults.splice(0, 2).map(tryOne));
  });

/** Opens a place whose files are spoiled, and mends them; prints how long the card and the page took. */
async function survives(tab: Page, name: string, place: Place, fault: Fault) {
  const [remote = ''] = name.split('/');
  const mend = await breakFiles(tab, remote, fault);
  const first = new URL(isIn(place) ? '/notfound' : place.path, theWorld().url).href;
  // What never comes keeps the page from having loaded.
  await tab.goto(first, { waitUntil: 'commit' });
  if (isIn(place)) {
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await goWithin(tab, place.path);
    await place.open?.(tab);
  }
  const begun = Date.now();
  const isPage = !name.includes('/');
  const hasText =
    isPage && fault.answer === 'throws when it is shown'
      ? 'Er ging iets mis op deze pagina'
      : 'Dit onderdeel is niet bereikbaar';
  const around = place.open ? tab.getByRole('dialog') : tab;
  const card = around.getByRole('alert').filter({ hasText });
  await expect(card.or(place.shows(tab)).first()).toBeVisible();
  if (!(await card.isVisible())) return expect(mend(), `${name} has no ${fault.file}`).toBe(0);
  const untilCard = Date.now() - begun;
  if (place.hasMenu)
    await expect(tab.getByRole('link', { name: 'Dashboard' }).first()).toBeAttached();
  await tab.evaluate(() => Object.assign(window, { sameDocument: true }));

  mend();
  const mended = Date.now();
  // It may be there by itself, or be tried in vain just then.
  const button = card.getByRole('button', { name: 'Opnieuw proberen' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 5000 });
    await expect(place.shows(tab)).toBeVisible({ timeout: 9000 });
  }).toPass();
  const untilThere = Date.now() - mended;
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
  const row = [name, `${fault.file} ${fault.answer}`, seconds(untilCard), seconds(untilThere)];
  console.log(`| ${row.join(' | ')} |`);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Spoils what a remote is asked for; what is returned mends it, and says how many files were spoiled. */
async function breakFiles(page: Page, remote: string, { file, answer }: Fault) {
  let isBroken = true;
  let spoiled = 0;
  const isMeant = ({ pathname }: URL) =>
    pathname.startsWith(`/remotes/${remote}/`) && FILES[file].test(pathname);
  await page.route(isMeant, async (route) => {
    if (!isBroken) return route.continue();
    spoiled++;
    const reply = ANSWERS[answer];
    if (reply === 'cut off') await route.abort('connectionreset');
    else if (reply === 'shown') await spoilShown(route, remote);
    else if (reply) await route.fulfill(reply);
  });
  return () => {
    isBroken = false;
    page.evaluate(() => Object.assign(window, { isMended: true })).catch(() => {});
    return spoiled;
  };
}

/** Whatever the entry gives throws while it is shown, until it is mended. */
async function spoilShown(route: Route, remote: string) {
  const response = await route.fetch();
  const body = `${await response.text()}; ${remote} = (${throwing})(${remote});`;
  await route.fulfill({ response, body });
}

type Shown = (props: object) => unknown;
type Spoilt = {
  lazy?: () => Promise<Spoilt>;
  routes?: Record<string, Spoilt>;
  element?: { type: Shown };
  Component?: Shown;
  Widget?: Shown;
};
type Container = {
  init: (...scope: unknown[]) => unknown;
  get: (id: string) => Promise<() => Spoilt>;
};

/** Runs in the page. */
function throwing(container: Container): Container {
  const stop = (shown: Shown): Shown => {
    return (props) => {
      if ('isMended' in window) return shown(props);
      throw new Error('broken');
    };
  };
  const spoil = (what: Spoilt): Spoilt => {
    const spoilt = { ...what };
    const { lazy, routes, element, Component, Widget } = what;
    if (lazy) spoilt.lazy = async () => spoil(await lazy());
    if (element) spoilt.element = { ...element, type: stop(element.type) };
    if (Component) spoilt.Component = stop(Component);
    if (Widget) spoilt.Widget = stop(Widget);
    if (routes)
      spoilt.routes = Object.fromEntries(
        Object.entries(routes).map(([name, page]) => [name, spoil(page)]),
      );
    return spoilt;
  };
  return {
    init: (...scope) => container.init(...scope),
    get: async (id) => {
      const factory = await container.get(id);
      return () => spoil(factory());
    },
  };
}
