import { type DeliveryChannel, deliveryChannels } from '../../domain/documents/issued.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { EntityForm } from '../../client/drafts/useEntityForm.ts';
import { channelOptions } from './texts.ts';

/** To whom a document goes, why, and how. */
export interface Delivery {
  readonly recipient: string;
  readonly relation: string;
  readonly reason: string;
  readonly place: string;
  readonly channel: DeliveryChannel;
}

type DeliveryForm = Pick<EntityForm<Delivery, never>, 'field' | 'values' | 'errors' | 'change'>;

const channelOf = (id: string | null): DeliveryChannel =>
  deliveryChannels.find((channel) => channel === id) ?? 'in_person';

export const RecipientFields = ({ form: { field } }: { form: DeliveryForm }) => (
  <>
    <TextInput {...field('recipient')} label="Para quem" required />
    <TextInput
      {...field('relation')}
      label="Vínculo com o paciente"
      helperText="Em branco quando é o próprio paciente."
    />
  </>
);

export const ChannelField = ({ form: { values, errors, change } }: { form: DeliveryForm }) => (
  <ChoiceField
    label="Como é entregue"
    options={channelOptions}
    value={values.channel}
    onChange={(id) => change({ channel: channelOf(id) })}
    error={errors.channel}
  />
);
