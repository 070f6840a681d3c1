/** For the tests of a file: hands uploads to `fetch`, where the fake API listens: their fields as JSON, the files left out. */
export function uploadByFetch(): void {
  const real = globalThis.XMLHttpRequest;
  beforeAll(() => {
    // Only what the API client uses of it.
    globalThis.XMLHttpRequest = FetchingRequest as unknown as typeof XMLHttpRequest;
  });
  afterAll(() => {
    globalThis.XMLHttpRequest = real;
  });
}

class FetchingRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  #method = '';
  #address = '';
  #asked = new Headers();
  #headers = new Headers();

  open(method: string, address: string) {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string) {
    this.#asked.set(name, value);
  }

  abort() {}

  getResponseHeader(name: string) {
    return this.#headers.get(name);
  }

  async send(form: FormData) {
    const fields = [...form].filter(([, value]) => typeof value === 'string');
    const body = JSON.stringify(Object.fromEntries(fields));
    const response = await fetch(this.#address, {
      method: this.#method,
      headers: this.#asked,
      body,
    });
    this.status = response.status;
    this.responseText = await response.text();
    this.#headers = response.headers;
    this.onload();
  }
}
