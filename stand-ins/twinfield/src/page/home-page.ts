import { transactionsOf } from '../books/find';
import type { Office, User } from '../books/types';
import { livingOffices, type StandIn } from '../stand-in';
import { type Html, html } from './html';
import { layout, table } from './layout';
import { TEXTS } from './texts';

const { columns } = TEXTS;

/** Organisations with their offices and users. */
export function homePage(standIn: StandIn): Html {
  const { tables } = standIn.books;
  const users = [...tables.users.values()];
  return layout(
    TEXTS.home.title,
    html`<p class="soft">${TEXTS.home.intro}</p>
    ${[...tables.organisations.values()].map(
      ({ code, name }) => html`<h2>${name} <small>${code}</small></h2>
      ${officeTable(standIn, livingOffices(standIn, code))}
      <h2>${TEXTS.home.users}</h2>
      ${userTable(users.filter(({ organisation }) => organisation === code))}`,
    )}`,
  );
}

const officeTable = ({ books }: StandIn, offices: Office[]) =>
  table(
    [columns.code, columns.name, columns.currency, TEXTS.office.transactions],
    offices.map(({ key, code, name, currency }) => [
      code,
      html`<a href="/offices/${key}">${name}</a>`,
      currency,
      transactionsOf(books, key).length,
    ]),
    [3],
  );

const userTable = (users: User[]) =>
  table(
    [columns.code, columns.name, columns.language, columns.offices],
    users.map(({ code, name, language, offices }) => [
      code,
      name,
      TEXTS.home.language[language],
      offices.join(', ') || TEXTS.home.noOffices,
    ]),
  );
