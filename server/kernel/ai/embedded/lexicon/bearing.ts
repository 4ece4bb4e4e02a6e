/**
 * Face, voice, posture and body, from which notes tell how somebody is. `entries.ts` explains the
 * form of a line.
 */
export const bearing = `
cantando 0.5 alegria
cantou 0.4 alegria
assobi* 0.4 alegria
bateu_palmas 0.5 alegria
pulou_de 0.4 alegria
olhos_brilha* 0.6 alegria
brilho_nos_olhos 0.6 alegria
brilho_no_olhar 0.6 alegria
olhar_vivo 0.4 alegria
de_bem_com 0.5 alegria
em_festa 0.6 alegria
apaixonad* 0.5 alegria
rindo_a_toa 0.7 alegria
nao_cabia_em_si 0.7 alegria
nao_cabe_em_si 0.7 alegria
renovad* 0.5 alegria
lavou_a_alma 0.6 alívio
alma_lavada 0.6 alívio
em_paz_com 0.6 serenidade
deu_certo 0.4 alegria
valeu_a_pena 0.4 alegria
com_vontade 0.4 esperança
florid* 0.4 alegria
olheiras -0.4
ombros_caidos -0.6 tristeza
ombros_curvados -0.5 tristeza
olhar_baixo -0.5 tristeza
olhar_perdido -0.5 tristeza
olhar_vago -0.5 tristeza
olhos_no_chao -0.5 tristeza
olho_no_chao -0.5 tristeza
olhando_pro_chao -0.5 tristeza
olhando_para_o_chao -0.5 tristeza
olhos_inchados -0.5 tristeza
olhos_vermelhos -0.5 tristeza
cara_amarrada -0.5 irritação
cara_fechada -0.5 irritação
rosto_fechado -0.5 irritação
fechou_o_rosto -0.5 tristeza
resmung* -0.5 irritação
aos_prantos -0.8 tristeza
em_choque -0.6 medo
tremendo -0.5 ansiedade
tremia -0.5 ansiedade
coracao_dispara* -0.5 ansiedade
coracao_acelera* -0.5 ansiedade
maos_suad* -0.5 ansiedade
maos_fria* -0.4 ansiedade
suor_frio -0.5 ansiedade
no_no_estomago -0.5 ansiedade
no_no_peito -0.6 ansiedade
peso_no_peito -0.6 tristeza
dor_de_estomago -0.4 ansiedade
cabeca_a_mil -0.5 ansiedade
insone -0.5
mal_dorme -0.5
dorme_pouco -0.5
dormido_pouco -0.5
nao_consegue_dormir -0.6
nao_dormiu -0.5
nao_tem_dormido -0.5
tira_o_sono -0.6 ansiedade
tirou_o_sono -0.6 ansiedade
perde_o_sono -0.6 ansiedade
perdeu_o_sono -0.6 ansiedade
sem_animo -0.6 tristeza
sem_energia -0.5 tristeza
sem_forca* -0.6 tristeza
sem_apetite -0.5 tristeza
sem_paciencia -0.5 irritação
sem_esperanca* -0.7 tristeza
um_caco -0.6
moid* -0.5
fart* -0.5 irritação
contrariad* -0.5 irritação
sente_se_sozinh* -0.5 tristeza
se_sente_sozinh* -0.5 tristeza
sinto_sozinh* -0.5 tristeza
sente_falta -0.4 tristeza
invisivel -0.5 tristeza
uma_fraude -0.6 vergonha
insuficiente -0.4 culpa
esmagad* -0.6 ansiedade
perdida -0.4 tristeza
perdido -0.4 tristeza
desandou -0.5
doeu -0.5 tristeza
tanto_faz -0.5 tristeza
`;
