import type { FairUseMode } from '../fair-use/fair-use';
import { isCallFault, type Listed } from '../faults/fault-list';
import { ANSWER_FAULTS, CALL_KINDS, MOMENTARY, REFUSALS, STANDING } from '../faults/kinds';
import type { StandIn } from '../stand-in';
import { ENCODINGS } from '../xml/encoding';
import { type Html, html } from './html';
import { layout, table } from './layout';
import { TEXTS } from './texts';

const { columns, faults: words } = TEXTS;

/** The faults that are on, and switches for more. `invalid` names a field that did not fit. */
export const faultsPage = (standIn: StandIn, invalid = ''): Html =>
  layout(
    words.title,
    html`${invalid === '' ? '' : html`<p class="notice" role="alert">${words.invalid(invalid)}</p>`}
    ${listOf(standIn.faults.all())}
    <h2>${words.add}</h2>
    ${callForm()}
    ${standingForm(standIn)}
    ${momentaryForm()}
    <h2>${words.fairUse}</h2>
    ${fairUseForm(standIn.fairUse.mode())}
    <h2>${words.reset}</h2>
    <form method="post" action="/reset">
      <p>${words.resetHint}</p>
      <button class="quiet">${words.reset}</button>
    </form>`,
  );

function listOf(faults: Listed[]): Html {
  if (faults.length === 0) return html`<p class="soft">${words.none}</p>`;
  return html`${table(
    [columns.fault, columns.call, columns.left, columns.hits, columns.details, ''],
    faults.map((fault) => [
      words.names[fault.fault],
      isCallFault(fault) ? words.calls[fault.call] : '',
      isCallFault(fault) ? (fault.times ?? words.always) : words.always,
      fault.hits,
      detailsOf(fault),
      html`<form method="post" action="/faults/clear"><input type="hidden" name="id" value="${fault.id}"><button class="quiet">${words.turnOff}</button></form>`,
    ]),
  )}
  <form method="post" action="/faults/clear"><p><button class="quiet">${words.turnAllOff}</button></p></form>`;
}

/** What was set, by the names of the call. */
const detailsOf = ({ id, fault, hits, ...set }: Listed): string =>
  Object.entries(set)
    .filter(
      ([name, value]) => value !== '' && value !== null && name !== 'call' && name !== 'times',
    )
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

const callForm = () =>
  form(words.onCalls, [
    select(words.fault, 'fault', named([...ANSWER_FAULTS, ...REFUSALS], words.names)),
    select(words.call, 'call', named([...CALL_KINDS, 'any'], words.calls)),
    input(words.times, 'times', '1'),
    input(words.probability, 'probability', ''),
    input(words.seed, 'seed', ''),
    input(words.seconds, 'seconds', ''),
    input(words.code, 'code', ''),
    input(words.text, 'text', ''),
    select(words.commits, 'commits', [
      ['yes', words.yes],
      ['no', words.no],
    ]),
  ]);

const standingForm = ({ books }: StandIn) =>
  form(words.standing, [
    select(words.fault, 'fault', named(STANDING, words.names)),
    select(
      words.office,
      'office',
      [...books.tables.offices.values()].map(({ key, name }) => [key, `${name} (${key})`]),
    ),
    input(words.period, 'period', ''),
    input(words.seconds, 'seconds', ''),
    select(
      words.encoding,
      'encoding',
      ENCODINGS.map((encoding) => [encoding, encoding]),
    ),
    select(words.wrapping, 'wrapping', Object.entries(words.wrappings)),
  ]);

const momentaryForm = () =>
  form(words.now, [select(words.fault, 'fault', named(MOMENTARY, words.names))]);

const fairUseForm = (mode: FairUseMode) => html`<form method="post" action="/fair-use">
  ${select(words.fairUse, 'mode', Object.entries(words.fairUseModes), mode)}
  <p><button>${words.set}</button></p>
</form>`;

const form = (
  legend: string,
  fields: Html[],
) => html`<form method="post" action="/faults"><fieldset>
  <legend>${legend}</legend>
  <div class="fields">${fields}</div>
  <p><button>${words.turnOn}</button></p>
</fieldset></form>`;

type Option = readonly [value: string, label: string];

const named = <Name extends string>(names: readonly Name[], labels: Record<Name, string>) =>
  names.map((name): Option => [name, labels[name]]);

const select = (label: string, name: string, options: readonly Option[], chosen = '') =>
  html`<label>${label}<select name="${name}">${options.map(
    ([value, text]) =>
      html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
  )}</select></label>`;

const input = (label: string, name: string, value: string) =>
  html`<label>${label}<input name="${name}" value="${value}"></label>`;
