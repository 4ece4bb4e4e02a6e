/** Sleep, body, work, habits: what weighs without naming an emotion. See `entries.ts` for the form of a line. */
export const strain = `
insoni* -0.5
cansac* -0.4
cansad* -0.4
exaust* -0.6
esgot* -0.6
fadiga* -0.4
burnout -0.6
sono_ruim -0.5
dormiu_mal -0.5
dorme_mal -0.5
dormindo_mal -0.5
mal_estar -0.5
passou_mal -0.5
se_sente_mal -0.5
sentiu_se_mal -0.5
muito_mal -0.6
despertar_precoce -0.4
acordou_varias -0.4
acorda_varias -0.4
acorda_no_meio -0.4
pior* -0.6
agrav* -0.5
deterior* -0.5
regred* -0.5
regressao -0.4
dificuldade* -0.4
dificil -0.4
dificeis -0.4
problema* -0.4
sintoma* -0.2
sofrido -0.5
pesad* -0.4
ruim -0.5
ruins -0.5
horrivel -0.7
terrivel -0.7
pessimo -0.7
pessima -0.7
insuportavel -0.8
confus* -0.4
adiou -0.3
adiar -0.2
adiamento* -0.3
recusou -0.3
interromp* -0.3
cancelou -0.3
abandonou -0.4
faltou -0.3
irregular* -0.3
autocobranca* -0.5 culpa
pesou -0.3
recuo -0.4
recolhiment* -0.4 tristeza
sem_sair -0.4
descontrol* -0.5
impulsiv* -0.3
excess* -0.3
perdeu -0.3
esqueceu -0.3
escapou -0.2
desorgani* -0.3
desatent* -0.3
lapsos -0.3
prejuizo* -0.4
faltou_ao -0.2
desempreg* -0.4
demitid* -0.5 tristeza
demissao -0.5
divida* -0.3 ansiedade
doente* -0.4
adoec* -0.4
voltou_a_beber -0.6
voltou_a_fumar -0.5
embriag* -0.5
compulsao_alimentar -0.5
vomit* -0.4
enxaqueca* -0.4
emagreceu -0.1
inapeten* -0.4
perda_de_apetite -0.4
chateia -0.4 irritação
toxic* -0.5
critic* -0.2
solucao 0.3
carga_de_trabalho -0.2
nao_quer_viver -0.9 tristeza
`;
