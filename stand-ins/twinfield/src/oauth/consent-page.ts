import type { User } from '../books/types';
import { type Html, html } from '../page/html';
import { layout } from '../page/layout';
import { TEXTS } from '../page/texts';
import type { StandIn } from '../stand-in';
import type { Authorization } from './authorization';

/** Who allows the client in, and whether. What was asked travels along in the form and is checked again. */
export function consentPage({ books }: StandIn, asked: Authorization): Html {
  const users = [...books.tables.users.values()];
  const nameOf = (code: string) => books.tables.organisations.get(code)?.name ?? code;
  const organisations = [...new Set(users.map(({ organisation }) => organisation))];
  const hidden = {
    client_id: asked.client.id,
    redirect_uri: asked.redirectUri,
    response_type: 'code',
    scope: asked.scope,
    state: asked.state,
    nonce: asked.nonce,
  };
  return layout(
    TEXTS.consent.title,
    html`<form method="post">
      <p>${TEXTS.consent.asks(asked.client.id)}</p>
      <ul>${asked.scope.split(' ').map((scope) => html`<li><code>${scope}</code></li>`)}</ul>
      ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
      ${organisations.map(
        (organisation) => html`<fieldset><legend>${nameOf(organisation)}</legend>
          ${users.filter((user) => user.organisation === organisation).map((user) => choice(user, user === users[0]))}
        </fieldset>`,
      )}
      <p class="actions">
        <button name="decision" value="allow">${TEXTS.consent.allow}</button>
        <button name="decision" value="deny" class="quiet">${TEXTS.consent.deny}</button>
      </p>
    </form>`,
  );
}

const choice = ({ organisation, code, name, language, offices }: User, isFirst: boolean) =>
  html`<label class="choice">
    <input type="radio" name="user" value="${organisation}/${code}"${isFirst ? html` checked` : ''}>
    <span>${name} <small>${TEXTS.consent.user(code, language, offices.length)}</small></span>
  </label>`;

/** Nobody can be sent back to an address that is not registered. */
export const refusedPage = (reason: string): Html =>
  layout(TEXTS.consent.refused, html`<p>${TEXTS.consent.refusedBecause(reason)}</p>`);
