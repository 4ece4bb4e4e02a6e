import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SettingsRowProps {
  readonly label: ReactNode;
  /** What it is for. */
  readonly description?: ReactNode;
  /** How it stands now, in words. */
  readonly state?: ReactNode;
  /** What changes it: a button, a field, a switch. */
  readonly control?: ReactNode;
  /** Of a small control, which keeps its place beside the words on a phone too. */
  readonly inline?: boolean;
}

/** One setting of a section. Those of a section are divided by lines. */
export function SettingsRow({ label, description, state, control, inline }: SettingsRowProps) {
  return (
    <Stack
      direction={inline ? 'row' : { xs: 'column', sm: 'row' }}
      sx={{
        alignItems: inline ? 'center' : { sm: 'center' },
        columnGap: 2,
        rowGap: 1,
        paddingBlock: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '& > button, & > a': { flexShrink: 0, alignSelf: inline ? 'center' : { xs: 'flex-start' } },
      }}
    >
      <div style={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {state && (
          <Typography component="div" variant="body2" className="num">
            {state}
          </Typography>
        )}
        {description && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
            {description}
          </Typography>
        )}
      </div>
      {control}
    </Stack>
  );
}
