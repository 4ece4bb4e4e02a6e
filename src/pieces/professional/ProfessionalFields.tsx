import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EntityForm } from '../../client/drafts/useEntityForm.ts';
import { pixKeyKinds } from '../../domain/pix/keys.ts';
import { regimes } from '../../domain/professional/profile.ts';
import { DayField } from '../../ui/DayField.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { SignatureField } from './SignatureField.tsx';
import { keyExamples, keyKindNames, regimeNames } from './texts.ts';
import type { ProfessionalArgs, ProfessionalValues } from './values.ts';

type ProfessionalForm = EntityForm<ProfessionalValues, ProfessionalArgs>;

const choices = <K extends string>(ids: readonly K[], names: Readonly<Record<K, string>>) =>
  ids.map((id) => ({ id, name: names[id] }));

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="section" aria-label={title} sx={{ gap: 2 }}>
    <Typography variant="h3">{title}</Typography>
    {children}
  </Stack>
);

/** The psychologist's own fields. */
export function ProfessionalFields({ form }: { form: ProfessionalForm }) {
  const { values, errors, change } = form;
  return (
    <Stack sx={{ gap: 3, paddingTop: 1 }}>
      <Person form={form} />
      <Section title="Como você recebe">
        <Regime form={form} />
      </Section>
      <Section title="Pix">
        <ChoiceField
          label="Tipo da chave"
          options={[{ id: '', name: 'Sem chave' }, ...choices(pixKeyKinds, keyKindNames)]}
          value={values.pixKeyKind}
          onChange={(id) => {
            const pixKeyKind = pixKeyKinds.find((kind) => kind === id) ?? null;
            change(pixKeyKind ? { pixKeyKind } : { pixKeyKind, pixKey: '' });
          }}
          error={errors.pixKeyKind}
          helperText="Diga o tipo: onze números podem ser um CPF ou um telefone."
        />
        {values.pixKeyKind && (
          <TextInput
            {...form.field('pixKey')}
            label="Chave Pix"
            required
            helperText={keyExamples[values.pixKeyKind]}
          />
        )}
      </Section>
      <Section title="Imagem da assinatura">
        <SignatureField
          value={values.signature}
          onChange={(signature) => change({ signature })}
          error={errors.signature}
        />
      </Section>
    </Stack>
  );
}

const Person = ({ form }: { form: ProfessionalForm }) => (
  <Section title="Você">
    <TextInput
      {...form.field('legalName')}
      label="Nome nos documentos"
      autoComplete="name"
      helperText="Vazio, vale o nome da sua conta."
    />
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <TextInput {...form.field('crp')} label="CRP" placeholder="06/123456" />
      <TextInput {...form.field('cpf')} label="CPF" placeholder="000.000.000-00" />
    </Stack>
    <TextInput
      {...form.field('city')}
      label="Cidade"
      autoComplete="address-level2"
      helperText="Onde você emite documentos; aparece também no Pix."
    />
  </Section>
);

function Regime({ form }: { form: ProfessionalForm }) {
  const { values, errors, change } = form;
  const { regime } = values;
  return (
    <>
      <RadioField
        label="Quem recebe dos pacientes"
        options={choices(regimes, regimeNames)}
        value={regime}
        onChange={(chosen) => change({ regime: chosen })}
        error={errors.regime}
        helperText="Pessoa física declara no Receita Saúde; pessoa jurídica emite NFS-e."
      />
      {regime && (
        <DayField
          label="Desde (só se mudou)"
          value={values.regimeSince}
          onChange={(day, typed) => change({ regimeSince: day ?? typed })}
          error={errors.regimeSince ?? null}
        />
      )}
      {regime === 'pj' && (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <TextInput {...form.field('companyName')} label="Razão social" />
          <TextInput {...form.field('cnpj')} label="CNPJ" placeholder="12.ABC.345/01DE-35" />
        </Stack>
      )}
    </>
  );
}
