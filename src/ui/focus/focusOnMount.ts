/** As a ref: the first field of a dialog that the person opened in order to fill it in. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
