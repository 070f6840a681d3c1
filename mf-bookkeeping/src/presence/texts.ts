export const texts = {
  openedBy: (names: readonly string[]) =>
    `${new Intl.ListFormat('nl').format(names)} ${names.length === 1 ? 'heeft' : 'hebben'} dit document nu ook open.`,
};
