import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';

/** A button that leads to a screen of ours. */
export const LinkButton = createLink(Button);
