/** What antd and its icons give to their own elements. */
const OF_ANTD = /^(?:ant-|anticon$|active$)/;

/**
 * With which the names of a package begin wherever they hold for the whole document: classes, animations, custom
 * properties.
 *
 * @param {string} file a path from the root
 */
export function prefixOf(file) {
  const [folder = ''] = file.split('/');
  return folder === 'shared' ? 'bw-' : `${folder.replace(/^mf-/, '')}-`;
}

/** Whether a package may speak of a class: of its own, the design system's, and antd's. */
export const maySpeakOf = (file, name) =>
  name.startsWith(prefixOf(file)) || name.startsWith('bw-') || isOfAntd(name);

/** By which the reader of PDFs measures the letters that it lays over a page. */
const OF_PDF_READER = /^--(?:total-scale-factor|min-font-size|font-height|scale-x|rotate)$/;

export const isOfPdfReader = (file, property) =>
  file.startsWith('shared/src/ui/pdf-view/') && OF_PDF_READER.test(property);

export const isOfAntd = (name) => OF_ANTD.test(name);

/**
 * Packages of which names could be the same, as of `mf-settings` and `mf-settings-extra`.
 *
 * @param {readonly string[]} folders
 * @returns {string[]}
 */
export function alikePackages(folders) {
  const packages = [...folders.map((folder) => [folder, prefixOf(folder)]), ['antd', 'ant-']];
  return packages.flatMap(([folder, prefix], index) =>
    packages
      .slice(index + 1)
      .filter(([, other]) => prefix.startsWith(other) || other.startsWith(prefix))
      .map(([other]) => `${folder} and ${other}: names of the two could be the same`),
  );
}
