import type { Exchange } from '../exchanges';
import { parseXml, XmlError } from '../xml/parse-xml';
import { type Html, html } from './html';
import { indented } from './indented';
import { layout, table } from './layout';
import { TEXTS } from './texts';

const { columns, exchanges: words } = TEXTS;

/** What was asked of late, the newest first. */
export const exchangesPage = (exchanges: readonly Exchange[]): Html =>
  layout(
    words.title,
    exchanges.length === 0
      ? html`<p class="soft">${words.none}</p>`
      : table(
          [
            columns.time,
            columns.service,
            columns.user,
            columns.office,
            columns.status,
            columns.fault,
            columns.details,
          ],
          exchanges.map(({ id, at, service, user, office, status, fault }) => [
            timeOf(at),
            service,
            user,
            office,
            status,
            fault,
            html`<a href="/exchanges/${id}">${words.look}</a>`,
          ]),
        ),
  );

/** One question and its answer. */
export const exchangePage = ({ id, asked, answered }: Exchange): Html =>
  layout(
    words.one(id),
    html`<h2>${words.asked}</h2><pre>${readable(asked)}</pre>
    <h2>${words.answered}</h2><pre>${readable(answered)}</pre>`,
  );

const timeOf = (at: Date) => at.toISOString().slice(11, 19);

/** XML with an element on each line; anything else as it is. */
function readable(text: string): string {
  try {
    return indented(parseXml(text));
  } catch (error) {
    if (error instanceof XmlError) return text;
    throw error;
  }
}
