import http from 'node:http';

const CONNECTIONS = 8;

/**
 * How many answers eight connections get, each asking again as soon as it has its answer.
 *
 * @param {string} url
 * @param {number} ms for how long
 * @param {{ method?: string, authorization?: string, body?: object }} [request]
 * @returns {Promise<number>} a second
 */
export async function answersPerSecond(url, ms, request = {}) {
  const started = performance.now();
  const answers = await ask(url, request, ms);
  return answers / ((performance.now() - started) / 1000);
}

/** Asks for so long. @returns {Promise<number>} how many answers came */
async function ask(url, request, ms) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + ms;
  let answers = 0;
  const again = async () => {
    for (;;) {
      await once(url, request, agent);
      answers++;
      if (performance.now() > until) return;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, again));
  agent.destroy();
  return answers;
}

/** @throws when the answer is a refusal */
function once(url, { method = 'GET', authorization, body }, agent) {
  const text = body && JSON.stringify(body);
  const headers = {
    'accept-encoding': 'gzip, br',
    ...(authorization && { authorization }),
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { method, headers, agent }, (answer) => {
      const isRefused = (answer.statusCode ?? 500) >= 300;
      const said = [];
      answer.on('data', (chunk) => isRefused && said.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        isRefused ? reject(new Error(`${url}: ${Buffer.concat(said)}`)) : resolve(undefined),
      );
    });
    sent.on('error', reject).end(text);
  });
}
