import type { ClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import type { Choice, ChoiceGroup } from './choice';
import { beginningFirst, named } from './named';
import { texts } from './texts';

/**
 * The clients that were found, with those first that are pinned, then those that were opened last. What is at hand is
 * shown as well when its name fits, though it may be on a later page.
 */
export function choiceGroups(
  atHand: ClientsAtHand,
  found: readonly Choice[],
  search: string,
): ChoiceGroup[] {
  const isFound = idsIn(found);
  const fitting = (choices: readonly Choice[]) => {
    const isNamed = idsIn(named(choices, search));
    return choices.filter(({ id }) => isFound.has(id) || isNamed.has(id));
  };
  const pinned = fitting(atHand.pinned);
  const opened = without(fitting(atHand.opened), pinned);
  const others = beginningFirst(without(found, [...pinned, ...opened]), search);
  const groups = [
    { title: texts.pinned, choices: pinned },
    { title: texts.opened, choices: opened },
    { title: texts.others, choices: others },
  ].filter(({ choices }) => choices.length > 0);
  return pinned.length + opened.length > 0 ? groups : [{ title: '', choices: others }];
}

const idsIn = (choices: readonly Choice[]) => new Set(choices.map(({ id }) => id));

function without(choices: readonly Choice[], left: readonly Choice[]): Choice[] {
  const isLeft = idsIn(left);
  return choices.filter(({ id }) => !isLeft.has(id));
}
