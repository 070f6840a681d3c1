import type { Page } from '@playwright/test';
import { theWorld } from './world';

type ApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Who calls; nobody without it. */
  token?: string;
  data?: unknown;
  /** Where the product is, when it is not the world of this worker. */
  origin?: string;
};

/**
 * Calls the API beside a page, with the cookies of its browser, or as somebody elsewhere.
 *
 * @returns the body of the answer
 * @throws when it is refused; the message holds why
 */
export async function callApi<Reply>(from: Pick<Page, 'request'>, call: ApiCall): Promise<Reply> {
  const { method, path, token, data, origin = theWorld().url } = call;
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await from.request.fetch(`${origin}/api${path}`, { method, headers, data });
  if (!response.ok())
    throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}
