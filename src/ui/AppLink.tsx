import Link from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

/** A link to a screen of ours: drawn by MUI, followed by the router, its address checked by the compiler. */
export const AppLink = createLink(Link);
