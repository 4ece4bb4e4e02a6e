/** What patients did, from which notes tell how they are faring. See `entries.ts` for the form of a line. */
export const conduct = `
reconheceu 0.3
reconhecendo 0.3
reconhece 0.2
aceitou 0.3
compartilhou 0.3
pediu_ajuda 0.4
pedir_ajuda 0.3
se_permitiu 0.4
se_permitir 0.3
permitiu_se 0.4
completou 0.4
definiu 0.2
planejou 0.3
priorizou 0.3
posicionou_se 0.4
se_posicionou 0.4
se_posicionar 0.3
negociou 0.3
identificou_sozinh* 0.3
sem_precisar 0.3
cultiv+ar 0.3
mais_vezes 0.2
mais_tempo_com 0.3
maior_parte_dos_dias 0.2
prazo_cumprido 0.4
no_prazo 0.3
adiou -0.3
adiando -0.3
posterg+ar -0.3
negligenci+ar -0.4
descumpr+ir -0.3
minimiz+ar -0.2
silenciou -0.3
calou_se -0.3
se_calou -0.3
trancad* -0.4 tristeza
na_cama_o_dia -0.5 tristeza
o_dia_na_cama -0.5 tristeza
dia_inteiro_na_cama -0.5 tristeza
acordando_tarde -0.3
pulou_refeic* -0.4
pula_refeic* -0.4
perdeu_o_prazo -0.4 frustração
perdeu_prazo* -0.4 frustração
gastou_demais -0.4 culpa
gastos_impulsiv* -0.5
compras_impulsiv* -0.5
sem_compromissos -0.2
ate_tarde -0.2
de_madrugada -0.2
ate_de_madrugada -0.4
noite_sem_dormir -0.5
noites_sem_dormir -0.5
sem_dormir -0.5
sem_comer -0.4
sem_resposta -0.2
sem_responder -0.3
sem_falar_com -0.3
`;
