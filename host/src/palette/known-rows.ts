import type { DeployedPage } from '@boekwerk/shared/deployment';
import { hasRight } from '@boekwerk/shared/deployment/has-right';
import type { Action } from '@boekwerk/shared/manifest/manifest.mjs';
import type { Session } from '@boekwerk/shared/session/session';
import { bestFirst } from './best-first';
import type { PaletteGroup, PaletteRow } from './palette-row';
import { texts } from './texts';

type Deployment = { pages: readonly DeployedPage[]; actions: readonly Action[] };
type Searched = PaletteRow & { words: string };

/**
 * What fits a search of what manifests announce, for who may open it: what can be done, and the pages there are. All of
 * it when nothing is searched for.
 */
export function knownGroups(
  { pages, actions }: Deployment,
  session: Pick<Session, 'token' | 'rights'>,
  search: string,
): PaletteGroup[] {
  const open = pages.filter(({ right }) => hasRight(session, right));
  const isOpen = (to: string) => open.some(({ path }) => path === pathOf(to));
  const offered = actions.filter(({ right, to }) => hasRight(session, right) && isOpen(to));
  const doing = offered.map(({ title, to, words = '' }): Searched => {
    return { id: `action ${to}`, title, words, icon: 'plus', leadsTo: to };
  });
  const others = open
    .filter((page) => isListed(page) && !offered.some(({ to }) => to === page.path))
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map(
      (page): Searched => ({
        id: `page ${page.path}`,
        title: page.title ?? '',
        words: page.menus
          .map(({ title, group }) => `${title ?? ''} ${group?.title ?? ''}`)
          .join(' '),
        detail: placeOf(page),
        icon: iconOf(page),
        leadsTo: page.path,
      }),
    );
  return [
    { title: texts.actions, rows: bestFirst(doing, search) },
    { title: texts.pages, rows: bestFirst(others, search) },
  ];
}

/** A page that can be gone to as it stands. */
const isListed = ({ title, path, redirect, frame, unlisted }: DeployedPage) =>
  title !== undefined &&
  redirect === undefined &&
  frame === 'menu' &&
  !path.includes(':') &&
  !unlisted;

/** As the main menu has them, and then those of the others. */
const MENUS = ['main', 'settings', 'profile'];

function orderOf({ menus }: DeployedPage): number {
  const [place] = menus.toSorted((a, b) => MENUS.indexOf(a.menu) - MENUS.indexOf(b.menu));
  if (!place) return MENUS.length * 1000;
  return MENUS.indexOf(place.menu) * 1000 + (place.group?.order ?? place.order);
}

const pathOf = (address: string) => address.split('?', 1)[0];

/** In which menu it is, when its title alone does not say. */
function placeOf({ title, menus }: DeployedPage): string | undefined {
  const inSettings = menus.find(({ menu }) => menu === 'settings');
  if (inSettings)
    return [texts.settings, inSettings.group?.title].filter((one) => one !== undefined).join(' · ');
  const group = menus.find(({ menu }) => menu === 'main')?.group?.title;
  return group === title ? undefined : group;
}

const iconOf = ({ menus }: DeployedPage) =>
  menus.flatMap(({ icon, group }) => icon ?? group?.icon ?? []).at(0);
