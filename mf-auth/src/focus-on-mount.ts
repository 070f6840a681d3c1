/** As `ref`: for what comes in the place of a form or button that may have had the focus. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
