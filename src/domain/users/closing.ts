/** For so long a person can take back that the account is to be closed. */
export const CLOSING_DAYS = 30;
