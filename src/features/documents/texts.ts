import {
  type DeliveryChannel,
  type DeliveryOutcome,
  type DocumentFormat,
  deliveryChannels,
} from '../../domain/documents/issued.ts';

export const ISSUED = {
  done: 'Documento registrado.',
  refused: 'Erro ao registrar o documento',
} as const;

export const SETTLED: Readonly<
  Record<DeliveryOutcome, { readonly done: string; readonly refused: string }>
> = {
  received: { done: 'Recebimento registrado.', refused: 'Erro ao registrar o recebimento' },
  not_delivered: { done: 'Registrado: não foi entregue.', refused: 'Erro ao registrar' },
};

const CHANNELS: Readonly<Record<DeliveryChannel, string>> = {
  in_person: 'Em mãos',
  email: 'Por email',
  message: 'Por mensagem',
  post: 'Pelo correio',
  other: 'De outra forma',
};

export const channelName = (channel: DeliveryChannel): string => CHANNELS[channel];
export const channelOptions = deliveryChannels.map((id) => ({ id, name: CHANNELS[id] }));

export const ARRIVING = 'Os registros deste paciente ainda não chegaram todos a este aparelho.';
export const FAILED = 'Não foi possível gerar o documento. Tente novamente.';

export const formatNames: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'PDF',
  json: 'Dados (JSON)',
  print: 'Impressão',
};
