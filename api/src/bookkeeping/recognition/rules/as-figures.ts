/** Letters that a reader of pictures takes for figures. */
const MISREAD: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  S: '5',
  B: '8',
  Z: '2',
};

/** A part of an account or a number where only figures can be, in capitals. */
export const asFigures = (text: string): string =>
  text.replace(/[OQDILSBZ]/g, (sign) => MISREAD[sign] ?? sign);
