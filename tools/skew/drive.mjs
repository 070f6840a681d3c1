import { signInOn } from '../../bench/signed-in-page.mjs';
import { bookDocument, makeConcept, openDocument, workInClient } from './acts.mjs';
import { stillness } from './stillness.mjs';

const STEP_MS = 30_000;
const UNREACHABLE = 'Dit onderdeel is niet bereikbaar';
/** What a page says when it, or a part of it, failed. */
const FAILED = new RegExp(
  [
    UNREACHABLE,
    'Er ging iets mis',
    'kon niet helemaal worden geladen',
    'Boekwerk is niet bereikbaar',
    'mis bij het laden van je gegevens',
  ].join('|'),
);

/**
 * Uses the product as an owner and as an accountant, at the same time: each page that they have, an invoice, documents,
 * and a booking.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, pages: string[], name: string }} where `name` is in what is made, to find it by
 * @returns {Promise<{ problems: string[], opened: number }>} what did not go, and how many pages were opened
 */
export async function drive(browser, where) {
  const said = await Promise.all([asOwner(browser, where), asAccountant(browser, where)]);
  return {
    problems: [...new Set(said.flatMap(({ problems }) => problems))],
    opened: said.reduce((sum, { opened }) => sum + opened, 0),
  };
}

async function asOwner(browser, { url, pages, name }) {
  const user = await newUser(browser, url);
  const token = await user.step('sign in as ondernemer', () => signInOn(user.page, url));
  if (!token) return user.leave();
  await user.openAll(pages);
  await user.act('make an invoice', () => makeConcept(user.page, url));
  await user.act('hand in a document and look at it', () =>
    openDocument(user.page, { url, token, name: `${name} van de ondernemer` }),
  );
  return user.leave();
}

async function asAccountant(browser, { url, pages, name }) {
  const user = await newUser(browser, url);
  const signIn = () => signInOn(user.page, url, 'boekhouder');
  if (!(await user.step('sign in as boekhouder', signIn))) return user.leave();
  await user.openAll(pages);
  await user.act('work in the books of a client', () => workInClient(user.page, url));
  await user.openAll(pages.filter((place) => /^\/(?:administration|question|project)/.test(place)));
  await user.act('book a document', () =>
    bookDocument(user.page, { url, name: `${name} geboekt` }),
  );
  return user.leave();
}

async function newUser(browser, url) {
  const problems = new Set();
  const opened = new Set();
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  page.setDefaultTimeout(STEP_MS);
  page.on('pageerror', (error) =>
    problems.add(`${new URL(page.url()).pathname}: uncaught ${error}`),
  );
  let hasRefused = false;
  page.on('console', (message) => {
    const refused = /Remote \w+ is refused: [^\n]*/.exec(message.text());
    if (refused) problems.add(refused[0]);
    hasRefused ||= refused !== null;
  });
  const untilStill = stillness(page);

  async function step(name, work) {
    try {
      const result = await work();
      const failed = FAILED.exec(await page.locator('body').textContent());
      // Of a remote that is refused each page says so.
      const isKnown = hasRefused && failed?.[0] === UNREACHABLE;
      if (failed && !isKnown) problems.add(`${name}: ${failed[0]}`);
      return result;
    } catch (error) {
      problems.add(`${name}: ${firstLines(error)}`);
    }
  }

  const open = async (place) => {
    await goTo(page, `${url}${place}`);
    await untilStill();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Who has not the right is sent elsewhere.
    if (new URL(page.url()).pathname === place) opened.add(place);
  };
  return {
    page,
    step,
    /** What is done on pages of several remotes; not where a remote is refused, as was said then. */
    act: async (name, work) => (hasRefused ? undefined : step(name, work)),
    async openAll(pages) {
      for (const place of pages) await step(place, () => open(place));
    },
    async leave() {
      await page.context().close();
      return { problems: [...problems], opened: opened.size };
    },
  };
}

/** As a link in the page does, as long as there is one; else by its address. */
async function goTo(page, address) {
  const isThere = await page.getByRole('navigation').first().isVisible();
  if (!isThere) return page.goto(address);
  await page.evaluate((to) => {
    const idx = (window.history.state?.idx ?? 0) + 1;
    window.history.pushState({ usr: null, key: 'within', idx }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, new URL(address).pathname);
}

/** What was waited for stands in the second or third line of a time-out. */
const firstLines = (error) =>
  String(error)
    .split('\n')
    .slice(0, 3)
    .map((line) => line.trim())
    .join(' ');
