import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { EntityForm } from '../../client/drafts/useEntityForm.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';

export interface PartiesValues {
  readonly payerName: string;
  readonly payerCpf: string;
  readonly beneficiaryName: string;
  readonly beneficiaryCpf: string;
}

/** Asks who paid and for whom. */
export const PartiesFields = <A,>({ form }: { readonly form: EntityForm<PartiesValues, A> }) => (
  <Stack sx={{ gap: 2, paddingTop: 1 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Vale só para este pagamento. O que estava antes continua guardado nele, e o cadastro do
      paciente não muda.
    </Typography>
    <TextInput {...form.field('payerName')} label="Quem pagou" required />
    <TextInput {...form.field('payerCpf')} label="CPF de quem pagou" />
    <TextInput {...form.field('beneficiaryName')} label="Paciente" required />
    <TextInput {...form.field('beneficiaryCpf')} label="CPF do paciente" />
  </Stack>
);
