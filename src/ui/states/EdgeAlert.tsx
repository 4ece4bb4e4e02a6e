import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

/** A notice from one edge of the page to the other. */
export const EdgeAlert = styled(Alert)({ borderWidth: 0, borderRadius: 0 });
