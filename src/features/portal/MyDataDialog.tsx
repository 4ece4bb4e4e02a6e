import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { saveFile } from '../../client/files/saveFile.ts';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import { isWhole, recordOf, shownOf } from '../../data/queries/kit/known.ts';
import {
  type MyData,
  myDataFile,
  myDataPaper,
  registrationOf,
  WITH_THE_PRACTICE,
} from '../../domain/documents/myData.ts';
import type { Paper } from '../../domain/documents/paper.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import { receiptNumber } from '../../domain/receipts/receipt.ts';
import { CorrectionFacts } from '../../pieces/people/CorrectionFacts.tsx';
import { PrintedPaper } from '../../pieces/papers/PrintedPaper.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { presentInstant } from '../../ui/useNow.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { Consents, Receipts } from './Records.tsx';
import { Unidentified } from './Unidentified.tsx';
import { useMyAppointments } from './useMyAppointments.ts';

/** Meus dados: what the practice holds that is the patient's to have, and the way to have it corrected. */
export default function MyDataDialog({ onClose }: DialogProps) {
  const { patientId, unidentified } = useMyAppointments();
  const patient = recordOf(useLive('patients.byId', { id: patientId ?? '' }))?.patient;
  return (
    <AppDialog open title="Meus dados" onClose={onClose}>
      {unidentified && <Unidentified />}
      {patient && (
        <Stack sx={{ gap: 3 }}>
          <Stack component="dl" sx={{ gap: 1.25, margin: 0 }}>
            {registrationOf(patient).map(([term, value]) => (
              <Fact key={term} term={term}>
                {value ?? '—'}
              </Fact>
            ))}
          </Stack>
          <Copy patient={patient} />
          <Receipts />
          <Consents patient={patient} />
          <Corrections patientId={patient.id} />
        </Stack>
      )}
    </AppDialog>
  );
}

/** All that a copy holds; `null` until all of it is on this device. */
function useMyData(patient: Patient): (() => MyData) | null {
  const zone = useZone();
  const sessions = useMyAppointments().rows;
  const corrections = useLive('corrections.ofPatient', { patientId: patient.id });
  const practice = recordOf(useLive('practice', {})?.tenant)?.name ?? null;
  const receipts = useLive('portal.receipts', {});
  if (!sessions || !corrections || !receipts) return null;
  if (!isWhole(sessions) || !isWhole(corrections) || !isWhole(receipts)) return null;
  return () => ({
    practice,
    patient,
    sessions: sessions.whole.toReversed(),
    corrections: corrections.whole.map(({ request }) => request),
    payments: receipts.whole.map(({ transaction: { day, cents, method }, receipt }) => ({
      day,
      cents,
      method,
      receipt: receipt && receiptNumber(receipt),
    })),
    at: presentInstant(),
    zone,
  });
}

function Copy({ patient }: { patient: Patient }) {
  const [printing, setPrinting] = useState<Paper | null>(null);
  const read = useMyData(patient);
  if (!read) return <Arriving what="Seus dados ainda não chegaram todos a este aparelho." />;
  const save = () => {
    const data = read();
    saveFile(`meus-dados-${data.at.slice(0, 10)}.json`, myDataFile(data), 'application/json');
  };
  return (
    <section>
      <Typography variant="h3" component="h3">
        Sua cópia
      </Typography>
      <Typography sx={{ marginBlock: 1 }}>
        Seu cadastro, suas sessões, seus pagamentos, consentimentos e pedidos, feita neste aparelho,
        também sem conexão.
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setPrinting(myDataPaper(read()))}>
          Imprimir ou salvar em PDF
        </Button>
        <Button variant="outlined" onClick={save}>
          Baixar arquivo (JSON)
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ marginTop: 1, color: 'text.secondary' }}>
        {WITH_THE_PRACTICE}
      </Typography>
      {printing && <PrintedPaper paper={printing} onPrinted={() => setPrinting(null)} />}
    </section>
  );
}

function Corrections({ patientId }: { patientId: string }) {
  const [isAsking, setAsking] = useState(false);
  const known = useLive('corrections.ofPatient', { patientId });
  const rows = known ? shownOf(known) : [];
  return (
    <section>
      <Typography variant="h3" component="h3">
        Correções
      </Typography>
      <Typography sx={{ marginBlock: 1 }}>
        Algum dado está errado? Peça a correção: a resposta vem em até 15 dias.
      </Typography>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Pedir correção
      </Button>
      {rows.length > 0 && (
        <Stack
          component="ul"
          aria-label="Pedidos de correção"
          sx={{ gap: 2, listStyle: 'none', margin: 0, marginTop: 2, padding: 0 }}
        >
          {rows.map((row) => (
            <li key={row.request.id}>
              <CorrectionFacts row={row} />
            </li>
          ))}
        </Stack>
      )}
      {isAsking && <CorrectionDialog patientId={patientId} onClose={() => setAsking(false)} />}
    </section>
  );
}
