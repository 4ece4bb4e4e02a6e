import { Suspense, useCallback, useState } from 'react';
import type { PatientRow } from '../../../data/queries/people/results.ts';
import { arriving } from '../../../ui/arriving.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import type { PatientQuestion } from './usePatientMenu.tsx';

const InviteLinkDialog = arriving(() =>
  import('./InviteLinkDialog.tsx').then((m) => m.InviteLinkDialog),
);
const DeleteDialog = arriving(() => import('./DeleteDialog.tsx').then((m) => m.DeleteDialog));

interface Asked {
  readonly about: PatientQuestion;
  readonly patient: PatientRow;
}

/** What of a patient's menu is asked about before it is done. @param onDeleted the patient is no more */
export function usePatientQuestions(onDeleted?: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (about: PatientQuestion, patient: PatientRow) => setAsked({ about, patient }),
    [],
  );
  const close = () => setAsked(null);
  const question = (
    <>
      {asked?.about === 'status' && <StatusDialog patient={asked.patient} onClose={close} />}
      {asked?.about === 'invite' && <InviteDialog patient={asked.patient} onClose={close} />}
      <Suspense fallback={null}>
        {asked?.about === 'link' && <InviteLinkDialog patient={asked.patient} onClose={close} />}
        {asked?.about === 'delete' && (
          <DeleteDialog patient={asked.patient} onDeleted={onDeleted} onClose={close} />
        )}
      </Suspense>
    </>
  );
  return { ask, question };
}
