/** A header that carries any name: plain for old readers, encoded for the rest. Source: RFC 6266. */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7E]|["\\%]/g, '');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
