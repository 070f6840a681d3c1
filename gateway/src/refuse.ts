import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAILURE_HEADERS, failure, RETRY_HEADERS } from './failure';
import { TEXTS } from './texts';

/** Answers with what went wrong: to who came here with a browser on a page of its own, to all others as the API does. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message }: { status: number; message: string },
) {
  const told = failure(message, request.id);
  if (status === 503) reply.headers(RETRY_HEADERS);
  if (!isVisit(request)) return reply.code(status).headers(FAILURE_HEADERS).send(told);
  const nonce = randomBytes(16).toString('base64');
  const page = pageOf({ ...told, message: status === 400 ? TEXTS.badAddress : message }, nonce);
  return reply
    .code(status)
    .headers({
      ...FAILURE_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'nonce-${nonce}'`,
    })
    .send(page);
}

/** Somebody typed the address or followed a link; what programs and scripts ask for never says that it is a page. */
const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && /\btext\/html\b/.test(String(headers.accept));

/** Both texts are ours. It stands by itself: the product's own files may be what is missing. */
const pageOf = (
  { message, reference }: ReturnType<typeof failure>,
  nonce: string,
) => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message} · Boekwerk</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; padding: 24px; box-sizing: border-box;
  color: light-dark(#1c2429, #e6eaed); background: light-dark(#f6f5f2, #101417);
  font: 14px/1.5 "Inter Variable", Inter, system-ui, sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px; box-sizing: border-box; border-radius: 8px; text-align: center;
  border: 1px solid light-dark(#e4e2dc, #2b333a); background: light-dark(#fff, #171c20); }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px; }
p { margin: 0 0 20px; color: light-dark(#55616b, #a9b4bc); }
a { display: inline-block; padding: 10px 20px; border-radius: 6px; color: #fff; background: light-dark(#17566b, #24738c);
  font-weight: 500; text-decoration: none; }
small { display: block; margin-top: 20px; color: light-dark(#626d77, #8b97a0); }
</style>
</head>
<body>
<main>
<h1>${message}</h1>
<p>${TEXTS.hint}</p>
<a href="/">${TEXTS.toStart}</a>
<small>${TEXTS.reference} ${reference}</small>
</main>
</body>
</html>
`;
