/**
 * Lets each request of a page take so much longer, as over a long line that is wide enough.
 *
 * @param {import('@playwright/test').CDPSession} network of the page
 * @param {number} latency milliseconds
 */
export async function slowNetwork(network, latency) {
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
