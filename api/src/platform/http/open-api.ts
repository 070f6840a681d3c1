import { ALIKE_FIELDS } from '@boekwerk/shared/contract/alike';
import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type JsonSchema = { [key: string]: unknown };

/** A schema of the contract as JSON schema; rules that JSON schema does not know are left out. */
export const jsonSchemaOf = (schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const { $schema, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return rest;
};

/** The API as an OpenAPI 3.1 document, made from the contract. */
export function openApi(endpoints: Record<string, Endpoint>): JsonSchema {
  const paths: { [path: string]: { [method: string]: JsonSchema } } = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Boekwerk', version: '1.0.0' },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure, FieldErrors },
    },
    paths,
  };
}

const Failure = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    reference: { type: 'string' },
    reason: { type: 'string' },
    alike: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          fields: { type: 'array', items: { enum: ALIKE_FIELDS } },
        },
        required: ['id', 'name', 'fields'],
      },
    },
  },
  required: ['message', 'reference'],
};
const FieldErrors = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
  required: ['message', 'errors'],
};

function operation(name: string, endpoint: Endpoint): JsonSchema {
  const [group] = name.split('.');
  const isOpen = endpoint.right === 'anyone';
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [group],
    'x-right': endpoint.right,
    ...(isOpen ? {} : { security: [{ session: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status]: success(endpoint),
      422: failure('Fields that are not right', 'FieldErrors'),
      default: failure('Any other failure, with a Dutch text fit to be shown', 'Failure'),
    },
  };
}

function parameters(schema: GenericSchema, place: 'path' | 'query'): JsonSchema[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    schema: property,
    required: place === 'path' || required.includes(name),
  }));
}

function requestBody({ method, body, upload }: Endpoint): JsonSchema {
  if (method === 'GET') return {};
  const fields = jsonSchemaOf(body, 'input') as { type?: string; properties?: JsonSchema };
  if (!upload) {
    const isEmpty = fields.type === 'object' && Object.keys(fields.properties ?? {}).length === 0;
    return isEmpty ? {} : { requestBody: { content: { 'application/json': { schema: fields } } } };
  }
  const file = {
    type: 'string',
    format: 'binary',
    description: `${upload.kinds.join(', ')}; at most ${upload.max_bytes} bytes`,
  };
  const isOne = upload.max_files === 1 || upload.is_numbered;
  const sent = isOne ? file : { type: 'array', items: file, maxItems: upload.max_files };
  const schema = { ...fields, properties: { ...fields.properties, [upload.field]: sent } };
  return { requestBody: { content: { 'multipart/form-data': { schema } } } };
}

function success({ status, reply, produces }: Endpoint): JsonSchema {
  if (status === 204) return { description: 'Done' };
  if (produces) return { description: 'A file', content: { [produces]: {} } };
  const schema = jsonSchemaOf(reply, 'output');
  return { description: 'Done', content: { 'application/json': { schema } } };
}

const failure = (description: string, name: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
