import type { Letter, Part } from './letter';

/**
 * A letter as a page of one column, which needs nothing from elsewhere: no pictures, fonts or scripts of other places. Mail
 * programs know tables and the styles of an element; those that also know dark pages get the colours of `DARK`.
 */
export const letterHtml = ({ sender, logo, subject, parts }: Letter): string => `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f6f5f2">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f6f5f2"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:#ffffff;border:1px solid #e4e2dc;border-radius:8px"><tr><td class="ink" align="left" style="padding:28px 24px;${FONT};color:#1c2429">
${header(sender, logo)}
${parts.map(partHtml).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

/** Said of each table: where a page has no type of its own, tables take neither letters nor colours from around them. */
const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5";

/** The colours of the product's own dark pages. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background-color:#101417!important}
.card{background-color:#171c20!important;border-color:#2b333a!important}
.ink{color:#e6eaed!important}
.muted{color:#a9b4bc!important}
.link{color:#6fb9cf!important}
.line{border-color:#2b333a!important}
.button{background-color:#24738c!important}
}`;

/** On white also where pages are dark: most logos were made for paper. */
const header = (sender: string, logo: string | null): string =>
  (logo
    ? `<p style="margin:0 0 12px"><img src="cid:${escaped(logo)}" alt="" height="48" style="display:inline-block;height:48px;width:auto;max-width:100%;padding:4px;border-radius:4px;background-color:#ffffff"></p>\n`
    : '') +
  `<p class="ink" style="margin:0 0 24px;font-size:18px;font-weight:600;overflow-wrap:anywhere">${escaped(sender)}</p>`;

function partHtml(part: Part): string {
  if (typeof part === 'string') return paragraph(part);
  if ('items' in part) return list(part.items);
  return 'action' in part ? button(part) : facts(part.facts);
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;overflow-wrap:anywhere">${text.split('\n').map(linked).join('<br>\n')}</p>`;

const list = (items: readonly string[]) =>
  `<ul style="margin:0 0 16px;padding-left:20px;overflow-wrap:anywhere">${items.map((item) => `<li>${linked(item)}</li>`).join('\n')}</ul>`;

/** A cell with a colour, as not every mail program gives a link one. */
const button = ({ action, href }: { action: string; href: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td class="button" bgcolor="#17566b" style="border-radius:6px;${FONT}"><a href="${escaped(href)}" style="display:inline-block;padding:12px 20px;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action)}</a></td></tr></table>
<p class="muted" style="margin:0 0 16px;color:#55616b;font-size:13px;word-break:break-all">${linked(href)}</p>`;

function facts(rows: readonly (readonly [string, string])[]): string {
  const last = rows.length - 1;
  const row = ([name, value]: readonly [string, string], index: number) => {
    const line = index === last ? '' : ';border-bottom:1px solid #ecebe5';
    const weight = index === last ? 600 : 400;
    return `<tr><td class="muted line" style="padding:8px 12px 8px 0;color:#55616b;vertical-align:top${line}">${escaped(name)}</td><td class="line" align="right" style="padding:8px 0;font-weight:${weight};font-variant-numeric:tabular-nums;overflow-wrap:anywhere${line}">${escaped(value)}</td></tr>`;
  };
  return `<table class="ink line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-top:1px solid #e4e2dc;border-bottom:1px solid #e4e2dc;${FONT};color:#1c2429">
${rows.map(row).join('\n')}
</table>`;
}

const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]]/g;

/** What reads as an address leads there, and nothing else leads anywhere. */
function linked(text: string): string {
  let done = 0;
  const said: string[] = [];
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    said.push(escaped(text.slice(done, index)), link(address));
    done = index + address.length;
  }
  return [...said, escaped(text.slice(done))].join('');
}

const link = (address: string) =>
  `<a class="link" href="${escaped(address)}" style="color:#17566b">${escaped(address)}</a>`;

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
