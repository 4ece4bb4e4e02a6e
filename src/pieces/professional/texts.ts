import type { PixKeyKind } from '../../domain/pix/keys.ts';
import type { Regime } from '../../domain/professional/profile.ts';

export const PROFESSIONAL = 'Dados profissionais';

export const SAVED = {
  done: 'Dados profissionais salvos.',
  refused: 'Erro ao salvar os dados profissionais',
} as const;

export const regimeNames: Readonly<Record<Regime, string>> = {
  pf: 'Pessoa física',
  pj: 'Pessoa jurídica',
};

export const keyKindNames: Readonly<Record<PixKeyKind, string>> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  phone: 'Telefone',
  email: 'Email',
  random: 'Chave aleatória',
};

export const keyExamples: Readonly<Record<PixKeyKind, string>> = {
  cpf: 'Como 529.982.247-25.',
  cnpj: 'Com letras, se o seu tiver.',
  phone: 'Com DDD, como 11 91234-5678.',
  email: 'O email cadastrado no seu banco.',
  random: 'Copie do aplicativo do seu banco.',
};

export const NO_IMAGE = 'Não foi possível abrir a imagem. Escolha um arquivo PNG ou JPEG.';
