/** The page of ours to which Google sends the person's browser back. */
export const GOOGLE_CALLBACK = '/auth/google/callback';
