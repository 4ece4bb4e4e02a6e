import Typography from '@mui/material/Typography';
import { useForeignZone } from '../client/time/useForeignZone.ts';
import { useHours } from '../client/time/useHours.ts';

interface Span {
  readonly startAt: string;
  readonly endAt: string;
}

/**
 * Says whose the times are, on a device that shows another time.
 * @param span a time that is being chosen: then it also stands in this device's own
 */
export function ClinicTime({ span = null }: { readonly span?: Span | null }) {
  const foreign = useForeignZone();
  const hours = useHours();
  const isElsewhere = span !== null && hours.spanHere(span) !== null;
  if (!foreign && !isElsewhere) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {isElsewhere
        ? hours.span(span)
        : foreign &&
          `Os horários são os da clínica (${foreign.name}); este aparelho está em outro fuso.`}
    </Typography>
  );
}
