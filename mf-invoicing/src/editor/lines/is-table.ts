/** Whether what is pasted are cells of a sheet: those are divided by tabs, and one column of them comes as a table. */
export const isTable = (clipboard: DataTransfer): boolean =>
  clipboard.getData('text').includes('\t') ||
  (/\n./.test(clipboard.getData('text')) && /<table[\s>]/i.test(clipboard.getData('text/html')));
