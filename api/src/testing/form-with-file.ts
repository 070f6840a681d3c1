type Sent = { name: string; bytes: Uint8Array | string; fields?: Record<string, string> };

/** A multipart request with one file in the field `file`, for `inject`; the name goes as it is. */
export function formWithFile({ name, bytes, fields = {} }: Sent) {
  const boundary = 'grens-van-de-test';
  const part = (disposition: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([field, value]) =>
      Buffer.from(`${part(`name="${field}"`)}\r\n${value}\r\n`),
    ),
    Buffer.from(`${part(`name="file"; filename="${name}"`)}content-type: text/plain\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
