import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { recordOf, UNKNOWN } from '../../data/queries/kit/known.ts';
import { changed } from '../../domain/core/documents.ts';
import { setProfessional } from '../../domain/professional/commands.ts';
import { crpOf } from '../../domain/professional/crp.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { CommandDialog } from '../forms/CommandDialog.tsx';
import type { Opened } from '../forms/SendingDialog.tsx';
import { OverRecord } from '../forms/OverRecord.tsx';
import { ProfessionalFields } from './ProfessionalFields.tsx';
import { PROFESSIONAL, SAVED } from './texts.ts';
import { type ProfessionalArgs, type ProfessionalValues, sentOf, valuesOf } from './values.ts';

interface Props {
  readonly onClose: () => void;
}

/** What documents, receipts and Pix say of the psychologist; nobody else sees it. */
export default function ProfessionalDialog({ onClose }: Props) {
  const { role } = useActor();
  if (role === 'psych') return <Own onClose={onClose} />;
  // By the address alone: no menu leads an administrator here.
  return (
    <AppDialog open title={PROFESSIONAL} onClose={onClose}>
      Cada psicólogo cuida dos seus próprios dados profissionais.
    </AppDialog>
  );
}

type Command = 'profile.setProfessional';

function Own({ onClose }: Props) {
  const profile = useLive('professional.own', {});
  const practice = useLive('practice', {});
  const crp = practice && crpOf(recordOf(practice.user)?.crp);
  const start =
    profile === UNKNOWN
      ? UNKNOWN
      : profile !== undefined && practice && valuesOf(profile ?? {}, crp);
  return <OverStart start={start} onClose={onClose} />;
}

/** Mends refused professional data: what was sent, over what there is. */
export function ProfessionalEditor(props: CommandEditorProps<Command>) {
  const profile = useLive('professional.own', {});
  const start = profile !== undefined && valuesOf(changed({ ...recordOf(profile) }, props.args));
  return <OverStart start={start} refused={props} onClose={props.onClose} />;
}

/** Keeps the refused switches of the portal, which the form does not show. */
const sharingIn = ({ pixInPortal, receiptsInPortal }: Partial<ProfessionalArgs>) => ({
  ...(pixInPortal !== undefined && { pixInPortal }),
  ...(receiptsInPortal !== undefined && { receiptsInPortal }),
});

function OverStart({
  start,
  ...props
}: { readonly start: ProfessionalValues | typeof UNKNOWN | false | undefined } & Opened<Command>) {
  return (
    <OverRecord
      known={start || undefined}
      title={PROFESSIONAL}
      missing=""
      arriving="Seus dados profissionais ainda não chegaram a este aparelho."
      onClose={props.onClose}
    >
      {(record) => (
        <CommandDialog
          {...props}
          command={setProfessional}
          words={SAVED}
          title={PROFESSIONAL}
          isChange
          draftKey="professional:own"
          form={{
            start: record,
            toArgs: (values, sent) => ({
              ...sharingIn(sent),
              ...sentOf(values, record, Object.keys(sent)),
            }),
          }}
        >
          {(form) => <ProfessionalFields form={form} />}
        </CommandDialog>
      )}
    </OverRecord>
  );
}
