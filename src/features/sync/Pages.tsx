import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { PENDING_MAX } from '../../data/queries/kit/pending.ts';
import type { PagesOf } from './usePending.ts';

const written = (count: number): string => count.toLocaleString('pt-BR');

/** Which part of many is shown, and the way to the rest. */
export function Pages({ offset, shown, total, onOffset }: PagesOf) {
  if (total <= PENDING_MAX) return null;
  const end = offset + shown;
  // Another page is read from its beginning.
  const turn = ({ currentTarget }: MouseEvent, to: number) => {
    currentTarget.closest('.MuiDialogContent-root')?.scrollTo?.({ top: 0 });
    onOffset(to);
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Typography className="num" variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
        {`${written(offset + 1)} a ${written(end)} de ${written(total)} pendências`}
      </Typography>
      <Button
        size="small"
        disabled={offset === 0}
        onClick={(event) => turn(event, Math.max(0, offset - PENDING_MAX))}
      >
        Anteriores
      </Button>
      <Button
        size="small"
        disabled={end >= total}
        onClick={(event) => turn(event, offset + PENDING_MAX)}
      >
        Próximas
      </Button>
    </Stack>
  );
}
