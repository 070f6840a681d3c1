import './match-quickly.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus the web APIs that Node has and jsdom lacks. */
export default class DomEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      Blob,
      File,
      AbortController,
      AbortSignal,
      ReadableStream,
      TransformStream,
      WritableStream,
      TextEncoder,
      TextDecoder,
      BroadcastChannel,
      structuredClone,
      MessageChannel: TimerMessageChannel,
    });
  }
}

/** Node's own keeps the process alive after the last test. */
class TimerMessageChannel {
  port1 = { onmessage: null, close() {} };
  port2 = {
    postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0),
    close() {},
  };
}
