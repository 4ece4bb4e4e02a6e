import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { messageOf } from '../../client/errors.ts';
import { useLive } from '../../client/live/useLive.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import type { RecordingItem } from '../../data/queries/sync/results.ts';
import { hasConsent } from '../../domain/patients/consent.ts';
import { GiveConsentDialog } from '../../pieces/consent/GiveConsentDialog.tsx';

/** The one way by which sound leaves the device: a click, and the patient's consent. */
export function SendButton(props: {
  readonly item: RecordingItem;
  readonly onSent: (() => void) | undefined;
  readonly onFailure: (failure: string | null) => void;
}) {
  const { item, onSent, onFailure } = props;
  const { device } = useDevice();
  const [isAsking, setAsking] = useState(false);
  const known = recordOf(useLive('patients.byId', { id: item.patientId }));
  const send = () => {
    onFailure(null);
    onSent?.();
    device
      .sendRecording(item.id)
      .catch((error: unknown) =>
        onFailure(messageOf(error, 'Não foi possível enviar. A gravação continua guardada.')),
      );
  };
  const isAgreed = !known || hasConsent(known.patient, 'transcription');
  return (
    <>
      <Button size="small" variant="outlined" onClick={isAgreed ? send : () => setAsking(true)}>
        Enviar
      </Button>
      {isAsking && (
        <GiveConsentDialog
          patientId={item.patientId}
          kinds={['transcription']}
          intro="Antes de enviar a gravação: o paciente concorda que ela vire texto?"
          onGiven={send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
