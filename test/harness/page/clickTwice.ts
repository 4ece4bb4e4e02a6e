import { act } from '@testing-library/react';

/** Both before the screen is drawn anew, as on a slow phone: a disabled button would hide the second. */
export const clickTwice = (button: HTMLElement): void =>
  act(() => {
    button.click();
    button.click();
  });
