import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Location, RouterContext, useBlocker, useLocation } from '../../router';
import { type Confirm, useConfirm } from '../confirm/confirm-provider';
import type { Question } from '../confirm/question';

/** Something that is lost when its page is left. */
export type Unsaved = {
  question: Question;
  /** What of the address opens it on its page: another value of it leaves it as well. */
  param: string | undefined;
  /** Whether it may be left without asking, because it was saved. */
  isFree: boolean;
  /** The page is left, and this with it. */
  onLeft: () => void;
};

const Context = createContext<Set<Unsaved> | null>(null);

/** Collects everything unsaved on a page: the router allows one blocker only. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => new Set<Unsaved>());
  return (
    <Context value={unsaved}>
      {children}
      {use(RouterContext) && <LeaveBlocker unsaved={unsaved} />}
    </Context>
  );
}

export function useUnsaved(): Set<Unsaved> {
  const unsaved = use(Context);
  if (!unsaved) throw new Error('useUnsavedGuard works inside UnsavedProvider only');
  return unsaved;
}

/** Stands as long as the page does: what is saved while its question is open leaves that to be answered. */
function LeaveBlocker({ unsaved }: { unsaved: Set<Unsaved> }) {
  const confirm = useConfirm();
  const here = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      questionsOf(leftBy(unsaved, currentLocation, nextLocation)).length > 0,
  );
  // One question per blocked navigation, however often the page renders meanwhile, also when none is drawn between two.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const left = leftBy(unsaved, here, blocker.location);
    askAll(confirm, questionsOf(left)).then((mayGo) => {
      if (!mayGo) return blocker.reset();
      for (const { isFree, onLeft } of left) if (!isFree) onLeft();
      blocker.proceed();
    });
  }, [blocker.location]);
  return null;
}

/** What is lost on the way from one address to another. */
const leftBy = (unsaved: Set<Unsaved>, from: Location, to: Location): Unsaved[] =>
  [...unsaved].filter(
    ({ param }) =>
      from.pathname !== to.pathname ||
      (param !== undefined && valueIn(from, param) !== valueIn(to, param)),
  );

const valueIn = ({ search }: Location, param: string) => new URLSearchParams(search).get(param);

/** Two forms with the same question ask it once. */
function questionsOf(unsaved: readonly Unsaved[]): Question[] {
  const kept = unsaved.filter(({ isFree }) => !isFree).map(({ question }) => question);
  return [...new Map(kept.map((question) => [JSON.stringify(question), question])).values()];
}

async function askAll(confirm: Confirm, questions: readonly Question[]): Promise<boolean> {
  for (const question of questions) if (!(await confirm(question))) return false;
  return true;
}
