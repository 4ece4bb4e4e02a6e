import type { CommandEditorProps } from '../../client/commands/commandEditor.ts';
import type { ReceiptRow } from '../../data/queries/money/receipts.ts';
import {
  correctPackageParties,
  correctPaymentParties,
} from '../../domain/payments/partyCommands.ts';
import type { Command } from '../../domain/core/command.ts';
import type { CommandArgs } from '../../domain/registry.ts';
import type { Parties } from '../../domain/receipts/parties.ts';
import { formatCpf } from '../../domain/receipts/paper.ts';
import { CommandDialog } from '../../pieces/forms/CommandDialog.tsx';
import type { Opened } from '../../pieces/forms/SendingDialog.tsx';
import { PartiesFields, type PartiesValues } from './PartiesFields.tsx';
import { PARTIES } from './texts.ts';

const startOf = (parties: Parties | null): PartiesValues => ({
  payerName: parties?.payer.name ?? '',
  payerCpf: formatCpf(parties?.payer.cpf ?? ''),
  beneficiaryName: parties?.beneficiary.name ?? '',
  beneficiaryCpf: formatCpf(parties?.beneficiary.cpf ?? ''),
});

type Sent = CommandEditorProps<'package.correctParties' | 'payment.correctParties'>['args'];

const formOf = ({ payerName, payerCpf, beneficiaryName, beneficiaryCpf }: Sent): PartiesValues => ({
  payerName,
  payerCpf: payerCpf ?? '',
  beneficiaryName,
  beneficiaryCpf: beneficiaryCpf ?? '',
});

/** Says anew who paid, of a payment, of all that came as one transfer, or of a package. */
export function PartiesDialog({ row, onClose }: { row: ReceiptRow; onClose: () => void }) {
  const { id, parts } = row.transaction;
  const [first, ...others] = parts;
  const start = startOf(row.parties);
  return first ? (
    <CorrectParties
      command={correctPaymentParties}
      start={start}
      rest={{ id: first, others }}
      onClose={onClose}
    />
  ) : (
    <CorrectParties command={correctPackageParties} start={start} rest={{ id }} onClose={onClose} />
  );
}

type Correction = 'payment.correctParties' | 'package.correctParties';

interface Corrected<N extends Correction> extends Opened<N> {
  readonly command: Command<N, CommandArgs<N>>;
  readonly start: PartiesValues;
  /** Arguments that the form does not show. */
  readonly rest: { readonly id: string; readonly others?: string[] | undefined };
}

const CorrectParties = <N extends Correction>({ start, rest, ...props }: Corrected<N>) => (
  <CommandDialog
    {...props}
    words={PARTIES}
    title="Corrigir quem pagou"
    isChange
    form={{ start, toArgs: (values) => ({ ...rest, ...values }) }}
  >
    {(form) => <PartiesFields form={form} />}
  </CommandDialog>
);

/** Mends a refused correction of who paid, of a payment and the others of its transfer. */
export const PaymentPartiesEditor = (props: CommandEditorProps<'payment.correctParties'>) => (
  <CorrectParties
    command={correctPaymentParties}
    start={formOf(props.args)}
    rest={props.args}
    refused={props}
    onClose={props.onClose}
  />
);

/** Mends a refused correction of who paid for a package. */
export const PackagePartiesEditor = (props: CommandEditorProps<'package.correctParties'>) => (
  <CorrectParties
    command={correctPackageParties}
    start={formOf(props.args)}
    rest={{ id: props.args.id }}
    refused={props}
    onClose={props.onClose}
  />
);
