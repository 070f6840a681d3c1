/** Stands in for what we leave out of antd; whoever starts using that finds out at once. */
export default function IsLeftOut() {
  throw new Error('Left out of antd: take it out of tools/webpack/left-out.cjs first');
}

export const FormProvider = IsLeftOut;

/** Radio buttons do ask what a form calls them. */
export const toNamePathStr = (name) => [name].flat().join('_');
