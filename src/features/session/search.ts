import { sectionSearch } from '../../ui/page/sections.ts';

export const validateSessionSearch = sectionSearch(['visao-geral', 'anotacoes', 'historico']);
