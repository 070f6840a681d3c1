import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Html } from './html';
import { STYLE } from './style';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Sends a page that runs no script, loads nothing and stands in no frame.
 *
 * @param goesTo where its form leads besides itself: browsers hold a redirect to it as well
 */
export const sendPage = (reply: FastifyReply, page: Html, goesTo = ''): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${goesTo}; frame-ancestors 'none'; base-uri 'none'`,
      'x-content-type-options': 'nosniff',
      // Forms name where they come from, which is what lets them in.
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .send(page.markup);
