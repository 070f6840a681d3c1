import { Html, html } from './html';
import { STYLE } from './style';
import { TEXTS } from './texts';

// The hash in the policy is of exactly this text.
const style = new Html(`<style>${STYLE}</style>`);

/** A page with its menu. */
export const layout = (title: string, content: Html): Html => html`<!DOCTYPE html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${TEXTS.name}</title>
${style}
</head>
<body>
<header><nav>
<strong>${TEXTS.name}</strong>
<a href="/">${TEXTS.menu.home}</a>
<a href="/exchanges">${TEXTS.menu.exchanges}</a>
<a href="/faults">${TEXTS.menu.faults}</a>
</nav></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;

type Cell = Html | string | number;

/** A table; `numbers` are the places of columns that are amounts. */
export const table = (heads: string[], rows: Cell[][], numbers: number[] = []): Html => {
  const kind = (index: number) => (numbers.includes(index) ? html` class="number"` : '');
  return html`<div class="sheet"><table>
<thead><tr>${heads.map((head, index) => html`<th${kind(index)}>${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) => html`<tr>${row.map((cell, index) => html`<td${kind(index)}>${cell}</td>`)}</tr>`,
  )}</tbody>
</table></div>`;
};
