import { vi } from 'vitest';

/** Lets the page's device stand in a time zone, until mocks are restored. */
export function standIn(timeZone: string): void {
  const own = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone });
}
