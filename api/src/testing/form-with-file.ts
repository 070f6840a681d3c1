type Sent = { name: string; bytes: Uint8Array | string };
type Fields = Record<string, string>;

/** A multipart request with one file, in the field `file` unless it is said, for `inject`; the name goes as it is. */
export const formWithFile = ({
  field = 'file',
  fields = {},
  ...file
}: Sent & { field?: string; fields?: Fields }) => formWith([[field, file]], fields);

/** A multipart request with several files, in the fields `file0`, `file1` and so on unless it is said. */
export const formWithFiles = (
  files: readonly Sent[],
  fieldOf = (index: number) => `file${index}`,
) => formWith(files.map((file, index) => [fieldOf(index), file]));

function formWith(files: readonly [field: string, Sent][], fields: Fields = {}) {
  const boundary = 'grens-van-de-test';
  const part = (disposition: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([field, value]) =>
      Buffer.from(`${part(`name="${field}"`)}\r\n${value}\r\n`),
    ),
    ...files.flatMap(([field, { name, bytes }]) => [
      Buffer.from(`${part(`name="${field}"; filename="${name}"`)}content-type: text/plain\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
