import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { formatTime } from '../../../domain/time/format.ts';
import { zoneName } from '../../../pieces/zones/options.ts';
import { useNow } from '../../../ui/useNow.ts';

const ZoneField = lazy(() =>
  import('../../../pieces/zones/ZoneField.tsx').then((module) => ({ default: module.ZoneField })),
);

interface ZoneChoiceProps {
  /** IANA name. */
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** Names the zone proposed for a new practice, and the hour there. Another may be chosen. */
export function ZoneChoice({ value, onChange }: ZoneChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  if (isOpen)
    return (
      <Suspense>
        <ZoneField value={value} onChange={onChange} />
      </Suspense>
    );
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="body2">
        Fuso horário: {zoneName(value)}. Agora são {formatTime(now, value)}.
      </Typography>
      <Button aria-label="Mudar fuso horário" onClick={() => setOpen(true)}>
        Mudar
      </Button>
    </Stack>
  );
}
