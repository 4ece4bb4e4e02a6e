/** IANA name of the time zone that this device's clock shows. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
