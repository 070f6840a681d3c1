/** The rows that are shown, in the form that the list has. */
export const rowsOf = (list: HTMLElement | null): Element[] => [
  ...(list?.querySelectorAll('tbody tr, .bw-phone-list li') ?? []),
];

/** What opens a row: its link, or the button of a row that leads nowhere. */
export const openerOf = (row: Element | undefined) =>
  row?.querySelector<HTMLElement>('a') ?? row?.querySelector<HTMLElement>('button');
