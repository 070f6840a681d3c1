import { type Right, rightsOf, type Who } from '../../shared/src/domain/user/rights';
import type { Line, Report } from './report-text.mjs';

type Company = Who['relation'];
type Fact = keyof Company;

/** What is so of a company, per fact: the first where its value is 0 or false. */
const FACTS: Record<Fact, readonly [string, string]> = {
  type: ['a company', 'a person'],
  booking_enabled: ['no booking', 'booking'],
  is_import_customer: ['no imports', 'imports'],
  is_client: ['no firm', 'a firm'],
  has_connection: ['not connected', 'connected'],
};

type Person = Omit<Who, 'relation'>;

const inCompany = { type: 0, is_impersonating: false, assignment: null } as const;
const inFirm = { ...inCompany, type: 1 } as const;
const inClient = { ...inCompany, is_owner: false, is_impersonating: true } as const;

const PEOPLE: Record<string, Person> = {
  owner: { ...inCompany, is_owner: true },
  colleague: { ...inCompany, is_owner: false },
  firm_owner: { ...inFirm, is_owner: true },
  firm_colleague: { ...inFirm, is_owner: false },
  firm_owner_in_client: inClient,
  bookkeeper_in_client: { ...inClient, assignment: 1 },
  invoicer_in_client: { ...inClient, assignment: 0 },
};

/** A fact is as a term asks, or the term does not ask for it. */
type Term = Partial<Record<Fact, 0 | 1>>;

const facts = Object.keys(FACTS) as Fact[];
const companies = allOf([0, 1] as const).map(
  (values) => new Map(facts.map((fact, n) => [fact, values[n]])),
);
/** The widest first, so that one is only kept when no wider one holds. */
const terms = allOf([undefined, 0, 1] as const)
  .map((values): Term => termOf(values))
  .sort((a, b) => Object.keys(a).length - Object.keys(b).length);

function termOf(values: readonly (0 | 1 | undefined)[]): Term {
  const asked = facts.map((fact, n) => [fact, values[n]] as const);
  return Object.fromEntries(asked.filter(([, value]) => value !== undefined));
}

/** Every row of as many values as there are facts. */
function allOf<T>(values: readonly T[]): T[][] {
  return facts.reduce<T[][]>(
    (rows) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

/** Every right, and who has it: always, or in which companies. */
export function reportRights(): Report {
  const people = Object.entries(PEOPLE).map(([name, person]) => {
    const given = companies.map((company) => rightsOf({ ...person, relation: toCompany(company) }));
    return { name, given };
  });
  const rights = (Object.keys(people[0]?.given[0] ?? {}) as Right[]).sort();
  return new Map(
    rights.map((right) => [`right ${right}`, new Map(people.flatMap(lineFor(right)))]),
  );
}

const lineFor =
  (right: Right) =>
  ({ name, given }: { name: string; given: Record<Right, boolean>[] }): [string, Line][] => {
    const kinds = whereIn(given.map((rights) => rights[right]));
    return kinds.length > 0 ? [[name, { may_be_absent: false, kinds, limits: [] }]] : [];
  };

/** All the shortest ways to say in which companies it is so; none when it never is. */
function whereIn(so: boolean[]): string[] {
  const kept: Term[] = [];
  for (const term of terms) {
    const holds = companies.every((company, n) => so[n] || !fits(company, term));
    if (holds && !kept.some((wider) => includes(term, wider))) kept.push(term);
  }
  return kept.map(wordsOf);
}

type Values = Map<Fact, 0 | 1 | undefined>;

const fits = (company: Values, term: Term) =>
  facts.every((fact) => term[fact] === undefined || term[fact] === company.get(fact));

const includes = (term: Term, wider: Term) =>
  facts.every((fact) => wider[fact] === undefined || wider[fact] === term[fact]);

function toCompany(values: Values): Company {
  const is = (fact: Fact) => values.get(fact) === 1;
  return {
    type: is('type') ? 1 : 0,
    booking_enabled: is('booking_enabled') ? 1 : 0,
    is_import_customer: is('is_import_customer'),
    is_client: is('is_client'),
    has_connection: is('has_connection'),
  };
}

const wordsOf = (term: Term) =>
  facts
    .filter((fact) => term[fact] !== undefined)
    .map((fact) => FACTS[fact][term[fact] ?? 0])
    .join(' and ') || 'always';
