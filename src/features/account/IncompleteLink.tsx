import Alert from '@mui/material/Alert';

/** The address was cut off on its way out of the mail. */
export const IncompleteLink = () => (
  <Alert severity="error">Este link está incompleto. Abra-o de novo a partir do email.</Alert>
);
