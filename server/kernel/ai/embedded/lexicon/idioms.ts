/** What people say of their days without naming a feeling. See `entries.ts` for the form of a line. */
export const idioms = `
dar_conta 0.4
dando_conta 0.4
da_conta_d* 0.3
deu_conta 0.4
dou_conta 0.4
se_cuidar 0.4
se_cuidando 0.4
me_cuidar 0.4
me_cuidando 0.4
cuidar_de_si 0.4
cuidando_de_si 0.4
caiu_a_ficha 0.4
virou_a_pagina 0.5 alívio
tirou_de_letra 0.5 alegria
segurou_a_barra 0.3
de_cabeca_erguida 0.4 alegria
bola_para_frente 0.4 esperança
nas_nuvens 0.6 alegria
emocao_boa 0.5 alegria
lagrimas_de_alegria 0.6 alegria
dormi_a_noite_inteira 0.5 alívio
dormiu_a_noite_inteira 0.5 alívio
dormi_a_noite_toda 0.5 alívio
dormiu_a_noite_toda 0.5 alívio
no_meu_limite -0.6 ansiedade
no_seu_limite -0.6 ansiedade
no_limite -0.5 ansiedade
empurrando_com_a_barriga -0.4
de_saco_cheio -0.5 irritação
pisando_em_ovos -0.4 ansiedade
engolindo_sapo -0.4 raiva
de_mal_a_pior -0.6
corda_no_pescoco -0.6 ansiedade
nervos_a_flor_da_pele -0.6 irritação,ansiedade
perdeu_a_cabeca -0.6 raiva
perdi_a_cabeca -0.6 raiva
bateu_boca -0.5 raiva
bati_boca -0.5 raiva
perdeu_a_graca -0.5 tristeza
sem_graca -0.3 tristeza
nao_adianta -0.5 frustração
`;
