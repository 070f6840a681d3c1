import {
  currenciesOf,
  dimensionsOf,
  journalsOf,
  officesOf,
  periodName,
  vatCodesOf,
  yearsOf,
} from '../books/find';
import { DIMENSION_TYPES, type Office } from '../books/types';
import { type Caller, officeOfCaller } from '../soap/sign-on';
import { livingOffice, type StandIn } from '../stand-in';
import { FinderError, type Found } from './found';

type Options = Map<string, string>;
type Find = (standIn: StandIn, caller: Caller, options: Options) => Found[];

/** What can be searched, by the type's name. */
export const TYPES: Record<string, Find> = {
  OFF: allowing([], ({ books }, { user }) => officesOf(books, user).map(codeAndName)),
  VAT: inOffice(['vattype'], ({ books }, office, options) => {
    const type = options.get('vattype');
    return vatCodesOf(books, office.key)
      .filter((vat) => vat.status === 'active' && (type === undefined || vat.type === type))
      .map(codeAndName);
  }),
  TRS: inOffice(['category', 'hidden', 'ic'], ({ books }, office, options) => {
    const category = options.get('category');
    return journalsOf(books, office.key)
      .filter((journal) => category === undefined || journal.category === category)
      .map(codeAndName);
  }),
  CUR: inOffice([], ({ books }, office) => currenciesOf(books, office.key).map(codeAndName)),
  DIM: inOffice(['dimtype', 'modifiedsince'], dimensions),
  PRD: inOffice([], ({ books }, office) =>
    yearsOf(books, office.key).flatMap(({ year, periods }) =>
      periods.map(({ number, name }): Found => [periodName(year, number), name]),
    ),
  ),
};

function dimensions({ books }: StandIn, office: Office, options: Options): Found[] {
  const said = options.get('dimtype');
  if (said === undefined) throw new FinderError('OptionMandatory', ['dimtype']);
  const types = DIMENSION_TYPES.filter((type) => type === said);
  const since = options.get('modifiedsince') ?? '';
  return dimensionsOf(books, office.key, ...types)
    .filter(({ status, modified }) => status === 'active' && modified >= since)
    .map(codeAndName);
}

const codeAndName = ({ code, name }: { code: string; name: string }): Found => [code, name];

type FindInOffice = (standIn: StandIn, office: Office, options: Options) => Found[];

/** Searches the office that the option names, else the one in the header. */
function inOffice(allowed: string[], find: FindInOffice): Find {
  return allowing(['office', ...allowed], (standIn, caller, options) => {
    const code = options.get('office') ?? officeOfCaller(caller).code;
    const office = livingOffice(standIn, caller.user.organisation, code);
    if (!office || !caller.user.offices.includes(code))
      throw new FinderError('NoAccessToOffice', [code]);
    return find(standIn, office, options);
  });
}

/** Refuses an option that the type does not know. */
function allowing(allowed: string[], find: Find): Find {
  return (standIn, caller, options) => {
    const stray = [...options.keys()].find((name) => !allowed.includes(name));
    if (stray !== undefined) throw new FinderError('OptionNotAllowed', [stray]);
    return find(standIn, caller, options);
  };
}
