/** A header of each of our answers; without it somebody else (a captive portal) answered. */
export const SERVER_HEADER = 'x-sereno';
