import { sectionSearch } from '../../ui/page/sections.ts';

export const validatePatientSearch = sectionSearch([
  'visao-geral',
  'agendamentos',
  'notas',
  'pagamentos',
  'documentos',
]);
