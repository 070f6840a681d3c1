import { createHash } from 'node:crypto';
import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import { jsonSchemaOf } from './open-api';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 1px solid #8886; padding: .75rem 0 }
h3 { font: 600 1rem ui-monospace, monospace; margin: 0 }
h3 b { display: inline-block; min-width: 4.5rem }
p { margin: .25rem 0 }
pre { overflow: auto; background: #8881; padding: .75rem; border-radius: .5rem; font-size: .8rem }
summary { cursor: pointer }
`;

/** The page needs no script, and of style only its own. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** The API as a page to read, made from the contract. */
export function docsPage(endpoints: Record<string, Endpoint>): string {
  let group = '';
  const body = Object.entries(endpoints).map(([name, endpoint]) => {
    const [its = ''] = name.split('.');
    const title = its === group ? '' : `<h2>${escapeHtml(its)}</h2>`;
    group = its;
    return title + section(endpoint);
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Boekwerk API</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>
<h1>Boekwerk API</h1>
<p>Calls go to <code>/api</code> with <code>Authorization: Bearer &lt;token&gt;</code>. The same as
<a href="/api/openapi.json">openapi.json</a>. A 422 names what is wrong per field; every other failure has
a <code>message</code> in Dutch and a <code>reference</code> that is in the log. Calls that change something
take an <code>Idempotency-Key</code>, and the <code>updated_at</code> that a record was read with.</p>
${body.join('\n')}</body></html>`;
}

function section(call: Endpoint): string {
  const { method, path, summary, right, upload } = call;
  const file = upload
    ? `<p>File in <code>${upload.field}</code>: ${upload.kinds.join(', ')}</p>`
    : '';
  return `<section><h3><b>${method}</b>${escapeHtml(path)}</h3>
<p>${escapeHtml(summary)}</p><p>Right: <code>${right}</code></p>${file}
${schema('Query', call.query, 'input')}${schema('Body', call.body, 'input')}${schema('Reply', call.reply, 'output')}</section>`;
}

function schema(title: string, of: Endpoint['body'], mode: 'input' | 'output'): string {
  const json = jsonSchemaOf(of, mode);
  const isEmpty = json.type === 'object' && Object.keys(json.properties ?? {}).length === 0;
  if (isEmpty || json.type === 'null') return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(json, null, 2))}</pre></details>`;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
