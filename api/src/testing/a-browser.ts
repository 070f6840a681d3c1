import type { App } from '../platform/app';
import { PASSWORD } from './builders';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A browser: it keeps the cookies it gets and sends them along. */
export function aBrowser({ http }: App, { agent = '' } = {}) {
  const cookies = new Map<string, string>();

  async function send(
    method: Method,
    path: string,
    { payload, token }: { payload?: object; token?: string } = {},
  ) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await http.inject({
      method,
      url: `/api${path}`,
      ...(payload && { payload }),
      headers: { cookie, 'user-agent': agent, ...authorization },
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  return {
    cookies,
    send,
    login: (email: string, password = PASSWORD) =>
      send('POST', '/auth/v1/login', { payload: { email, password } }),
    verify: (token: string, otp: string, remember_me = false) =>
      send('POST', '/auth/v1/verifyotp', { token, payload: { otp, remember_me } }),
    refresh: (token: string, fork = false) =>
      send('POST', '/auth/v1/refresh', { token, payload: { fork } }),
    whoAmI: (token: string) => send('GET', '/users/v1/user', { token }),
  };
}
