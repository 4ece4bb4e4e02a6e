/** Words of regions and of every day for how one is. See `entries.ts` for the form of a line. */
export const regional = `
faceir* 0.6 alegria
pimpon* 0.6 alegria
de_boa 0.5 serenidade
da_hora 0.5 alegria
pai_d_egua 0.6 alegria
arretad* 0.4 alegria
massa_demais 0.5 alegria
todo_prosa 0.5 alegria
toda_prosa 0.5 alegria
cantarol* 0.6 alegria
saltitante* 0.6 alegria
nas_nuvens 0.6 alegria
radiante* 0.8 alegria
fez_as_pazes 0.6 alívio
fizeram_as_pazes 0.6 alívio
ternura 0.5 alegria
emocionad* 0.4 alegria
passou_no_concurso 0.6 alegria
passou_no_vestibular 0.6 alegria
passou_na_prova 0.5 alegria
tirou_dez 0.5 alegria
foi_contratad* 0.6 alegria
conseguiu_emprego 0.6 alegria
reatou 0.4 alegria
quitou 0.5 alívio
firme 0.4
sossego 0.6 serenidade
gastura -0.6 ansiedade
aperrea* -0.6 ansiedade
avexad* -0.5 ansiedade
aluad* -0.3
arengar -0.4 irritação
arenga* -0.4 irritação
jururu -0.6 tristeza
macambuzi* -0.6 tristeza
borocoxo -0.6 tristeza
amuad* -0.5 tristeza
acabrunhad* -0.6 tristeza
encucad* -0.4 ansiedade
cabreir* -0.4 medo
na_pior -0.6 tristeza
na_fossa -0.6 tristeza
pra_baixo -0.5 tristeza
para_baixo -0.5 tristeza
de_bode -0.4 irritação
pistola_da_vida -0.5 raiva
peito_apertado -0.6 ansiedade
coracao_apertado -0.6 tristeza
coracao_na_mao -0.6 medo
desab+ar -0.6 tristeza
desmoron+ar -0.7 tristeza
murch+ar -0.6 tristeza
soluc* -0.6 tristeza
marejad* -0.5 tristeza
punhos_cerrados -0.5 raiva
tedio -0.4 tristeza
amarg* -0.5 tristeza
nao_dorme -0.5
nao_durmo -0.5
nao_levanta_da_cama -0.7 tristeza
nao_sai_da_cama -0.7 tristeza
nao_sai_do_quarto -0.6 tristeza
nao_come -0.4
foi_atropelad* -0.6 tristeza
perdeu_o_emprego -0.5 tristeza
despej+ar -0.5 ansiedade
depressa 0
morreu_de_rir 0.7 alegria
morri_de_rir 0.7 alegria
morrer_de_rir 0.7 alegria
morrendo_de_rir 0.7 alegria
morri_de_orgulho 0.7 alegria
morreu_de_orgulho 0.7 alegria
ama 0.5 alegria
contratad* 0.5 alegria
brinc* 0.2 alegria
venceu 0.1
modulad* 0.2
estavel 0.2 serenidade
faltou 0
queixa 0
`;
