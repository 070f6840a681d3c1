import * as v from 'valibot';
import { endpoint } from '../contract/endpoint';
import { sendRequest } from './send-request';

const upload = endpoint({
  summary: 'Upload',
  method: 'POST',
  path: '/administrations/v1/upload',
  right: 'bookkeeping',
  reply: v.null(),
});

/** A request that goes nowhere: only the test moves it. */
class StillRequest extends EventTarget {
  static last: StillRequest | undefined;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onabort = () => {};
  onloadend = () => {};
  open() {
    StillRequest.last = this;
  }
  setRequestHeader() {}
  isSent = false;
  send() {
    this.isSent = true;
  }
  /** One that was not sent yet takes no notice, and can be sent all the same. */
  abort() {
    if (this.isSent) this.onabort();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  jest.useFakeTimers();
  // Only what an upload uses of it.
  globalThis.XMLHttpRequest = StillRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.XMLHttpRequest = real;
});

describe('an upload', () => {
  it('may take as long as it likes while it moves, and ends after two minutes of standing still', async () => {
    const failed = jest.fn();
    sendRequest({ endpoint: upload, files: [new File(['x'], 'bon.pdf')] }, 'token').catch(failed);
    await jest.advanceTimersByTimeAsync(100_000);
    StillRequest.last?.upload.onprogress?.({ loaded: 1, total: 2 });
    await jest.advanceTimersByTimeAsync(100_000);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(failed).toHaveBeenCalledWith(new TypeError('Upload timed out'));
  });

  it('is not sent once it was given up, as while the session got its next token', async () => {
    const signal = AbortSignal.abort();
    const sending = sendRequest(
      { endpoint: upload, files: [new File(['x'], 'a')], signal },
      'token',
    );
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(StillRequest.last?.isSent ?? false).toBe(false);
  });
});
