import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole } from '../../data/queries/kit/known.ts';
import { consentWords } from '../../domain/documents/myData.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { paidWords } from './paid.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

const PAGE = 10;

const Entries = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack
    component="ul"
    aria-label={label}
    sx={{ gap: 1.5, listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}
  >
    {children}
  </Stack>
);

/** What the patient paid, with the receipts that are there. */
export function Receipts() {
  const [shown, setShown] = useState(PAGE);
  const known = useLive('portal.receipts', {});
  if (!known) return null;
  if (!isWhole(known))
    return <Arriving what="Seus pagamentos ainda não chegaram todos a este aparelho." />;
  const rows = known.whole;
  return (
    <section>
      <Typography variant="h3" component="h3">
        Pagamentos e recibos
      </Typography>
      {rows.length === 0 && <Typography>Nenhum pagamento registrado.</Typography>}
      <Entries label="Pagamentos">
        {rows.slice(0, shown).map((row) => (
          <Stack
            component="li"
            key={row.transaction.id}
            sx={{ gap: 0.5, alignItems: 'flex-start' }}
          >
            <Typography>{paidWords(row)}</Typography>
            <ReceiptButton of={row} />
          </Stack>
        ))}
      </Entries>
      {rows.length > shown && (
        <Button sx={{ marginTop: 1 }} onClick={() => setShown(shown + PAGE)}>
          Mostrar mais
        </Button>
      )}
    </section>
  );
}

/** What the patient agreed to, and took back. */
export function Consents({ patient }: { readonly patient: Patient }) {
  const zone = useZone();
  const consents = patient.consents ?? [];
  return (
    <section>
      <Typography variant="h3" component="h3">
        Consentimentos
      </Typography>
      {consents.length === 0 && <Typography>Nenhum consentimento registrado.</Typography>}
      <Entries label="Consentimentos">
        {consents.map((consent) => (
          <li key={`${consent.kind} ${consent.givenAt}`}>{consentWords(consent, zone)}</li>
        ))}
      </Entries>
    </section>
  );
}
