import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { AppDialog } from '../dialogs/AppDialog.tsx';
import { keyName, type Shortcut, type ShortcutGroup, useSingleKeys } from './shortcuts.ts';

const List = styled('dl')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: theme.spacing(0.75, 2),
    margin: theme.spacing(0, 0, 2),
    '& dt, & dd': { margin: 0 },
    '& kbd': {
      display: 'inline-block',
      minWidth: theme.spacing(3),
      padding: theme.spacing(0, 0.75),
      textAlign: 'center',
      fontFamily: 'inherit',
      fontSize: theme.typography.pxToRem(13),
      border: `1px solid ${theme.vars.palette.divider}`,
      borderBottomWidth: 2,
      borderRadius: 6,
      backgroundColor: theme.vars.palette.background.default,
    },
  })),
);

/** What the keys do, and whether they do. */
export default function ShortcutsDialog(props: {
  readonly groups: readonly ShortcutGroup[];
  readonly onClose: () => void;
}) {
  const [isOn, turn] = useSingleKeys();
  return (
    <AppDialog open title="Atalhos do teclado" maxWidth="sm" onClose={props.onClose}>
      {props.groups.map(({ title, shortcuts }) => (
        <Box key={title} component="section">
          <Typography variant="h3" component="h3" sx={{ marginBottom: 1 }}>
            {title}
          </Typography>
          <List>
            {shortcuts.map((shortcut) => (
              <Fragment key={shortcut.label}>
                <dt>
                  <Keys {...shortcut} />
                </dt>
                <dd>{shortcut.label}</dd>
              </Fragment>
            ))}
          </List>
        </Box>
      ))}
      <FormControlLabel
        label="Usar atalhos de uma tecla só"
        control={<Switch checked={isOn} onChange={(event) => turn(event.target.checked)} />}
      />
    </AppDialog>
  );
}

function Keys({ keys, with: held }: Shortcut) {
  return (
    <>
      {held && (
        <>
          <kbd>{held}</kbd> +{' '}
        </>
      )}
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <kbd>{keyName(key)}</kbd>
        </Fragment>
      ))}
    </>
  );
}
