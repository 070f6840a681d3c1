import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { endpoints } from '../../contract/all';
import { renderScreen } from '../../testing/render-screen';
import { useContractForm } from './use-contract-form';

type AnySchema = v.GenericSchema & {
  entries?: Record<string, AnySchema>;
  wrapped?: AnySchema;
  options?: readonly AnySchema[];
  pipe?: readonly AnySchema[];
};

/** Whether a list of something wrong is refused for what is in it. */
const WRONG = [Symbol('wrong')];

/** The fields of a body that hold lists, however they are wrapped. */
function listsIn(schema: AnySchema): string[] {
  const parts = [schema.wrapped, ...(schema.options ?? []), ...(schema.pipe ?? [])].filter(
    (part): part is AnySchema => part !== undefined && part !== schema && part.kind === 'schema',
  );
  const own = Object.entries(schema.entries ?? {})
    .filter(([, entry]) => isList(entry))
    .map(([name]) => name);
  return [...new Set([...own, ...parts.flatMap(listsIn)])];
}

const isList = (schema: AnySchema): boolean =>
  schema.type === 'array' ||
  [schema.wrapped, ...(schema.options ?? []), ...(schema.pipe ?? [])].some(
    (part) => part !== undefined && part !== schema && part.kind === 'schema' && isList(part),
  );

const lists = Object.entries(endpoints)
  .filter(([, { method }]) => method !== 'GET')
  .flatMap(([name, { body }]) =>
    listsIn(body as AnySchema).map((field) => [name, field, body] as const),
  );

function Form({ body, field }: { body: v.GenericSchema; field: string }) {
  const values = { [field]: WRONG };
  const schema = body as v.GenericSchema<Record<string, unknown>>;
  const { handleSubmit } = useContractForm(schema, values as never);
  return (
    <button type="button" onClick={() => void handleSubmit(() => {})()}>
      Opslaan
    </button>
  );
}

it('knows the lists that the API takes', () => {
  expect(lists.map(([name, field]) => `${name} ${field}`)).toEqual(
    expect.arrayContaining([
      'invoiceSending.sendInvoice emails',
      'invoicing.createInvoice products',
    ]),
  );
});

it.each(lists)('%s: what is wrong in %s is told when no field shows it', async (_, field, body) => {
  const { issues = [] } = v.safeParse(body, { [field]: WRONG });
  const message = issues.find(({ path }) => path?.[0]?.key === field)?.message ?? '';
  expect(message).not.toBe('');
  const { user } = renderScreen(<Form body={body} field={field} />);
  await user.click(screen.getByText('Opslaan'));
  expect(await screen.findByText(new RegExp(escaped(message)))).toBeInTheDocument();
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
