import type { Page } from '@playwright/test';
import { judge, judgeDialog } from './screens/judge';
import { act, read } from './screens/read-screen';
import { allScreens } from './screens/screens';
import { VIEWERS } from './screens/viewers';
import { whenStill } from './screens/when-still';
import type { Screen, Viewer } from './texts/screen';
import { newOwner } from './world/accounts';
import { goWithin } from './world/go-within';
import { mailFor, pathIn } from './world/mail-box';
import { expect, test } from './world/test';

const SCREENS = await allScreens();

/** A link in the list at a screen's path. */
const LINKS = {
  invoice: '/invoice/edit/',
  project: '/project/edit/',
  relation: '/relation/edit/',
};

test.describe.configure({ mode: 'parallel' });

test.describe(() => {
  // What is refused on purpose is told apart below.
  test.use({ calm: false });

  for (const viewer of Object.keys(VIEWERS) as Viewer[])
    test(`every screen of ${viewer} says what is prescribed, fits, and its contrast and labels are in order`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(480_000);
      const untilStill = whenStill(page);
      await VIEWERS[viewer](page);
      let isAsItCame = false;
      for (const screen of SCREENS.filter(({ as }) => as === viewer)) {
        await visit(page, screen, isAsItCame);
        await untilStill();
        await read(page, screen.says);
        await judge(page);
        await takeSteps(page, screen);
        if (!screen.isRefused) expect(complaints, screen.path).toEqual([]);
        complaints.length = 0;
        isAsItCame = !screen.steps && !screen.isRefused;
      }
    });
});

/** @param isWithin from the screen before, as by a link; else by its address, which loads all anew and takes longer */
async function visit(page: Page, { path: address, opens, title }: Screen, isWithin: boolean) {
  await (isWithin ? goWithin(page, address) : page.goto(address));
  if (opens) await page.locator(`main a[href*="${LINKS[opens]}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/ · Boekwerk$/);
}

async function takeSteps(page: Page, { steps = [] }: Screen) {
  for (const { do: actions, says } of steps) {
    for (const action of actions) await act(page, action);
    await read(page, says);
  }
  if (steps.length > 0) await judgeDialog(page);
}

test('a link to a new password says what is prescribed, and its contrast and labels are in order', async ({
  page,
}) => {
  const { email } = await newOwner(page);
  await page.request.post('/api/users/v1/requestresetpassword', { data: { email } });
  await page.goto(pathIn(await mailFor(email, /nieuw wachtwoord/)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await read(page, { buttons: ['Klaar'] });
  await judge(page);
  await act(page, { press: 'Klaar' });
  await read(page, { texts: ['Wachtwoord is verplicht.'] });
});
