/** Stands in for what we leave out of antd; whoever starts using that finds out at once. */
export default function IsLeftOut() {
  throw new Error('Left out of antd: take it out of tools/webpack/left-out.cjs first');
}

export const conductCheck = IsLeftOut;
export const convertDataToEntities = IsLeftOut;
export const flattenKeys = IsLeftOut;
export const FormProvider = IsLeftOut;
export const genVirtualTable = IsLeftOut;

/** Radio buttons do ask what a form calls them. */
export const toNamePathStr = (name) => [name].flat().join('_');

/** Tables do use these two of the tree's, when a row is ticked. */
export const arrAdd = (keys, key) => (keys.includes(key) ? keys : [...keys, key]);
export const arrDel = (keys, key) => keys.filter((other) => other !== key);
