import { useLive } from '../../../client/live/useLive.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import { RowMenu } from '../../../ui/list/RowMenu.tsx';
import { usePatientMenu } from './usePatientMenu.tsx';
import { usePatientQuestions } from './usePatientQuestions.tsx';

/** Buttons and tabs of the patient's page. */
const SHOWN: ReadonlySet<string> = new Set([
  'Editar',
  'Agendar sessão',
  'Ver detalhes',
  'Ver notas',
]);

/** What the list's menu offers besides what the patient's page shows anyway. */
export function PatientActions(props: { readonly id: string; readonly onDeleted: () => void }) {
  const { id, onDeleted } = props;
  const row = recordOf(useLive('patients.row', { id }));
  const { ask, question } = usePatientQuestions(onDeleted);
  const { actions } = usePatientMenu(ask);
  if (!row) return null;
  return (
    <>
      <RowMenu
        alone
        label={`Ações de ${row.name}`}
        actions={() => actions(row).filter(({ label }) => !SHOWN.has(label))}
      />
      {question}
    </>
  );
}
