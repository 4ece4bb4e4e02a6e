/**
 * What is neither good nor bad to report, but good or bad to take up or to give up: "voltou a beber", "já não procura os
 * amigos". See `entries.ts` for the form of a line.
 */
export const habits = `
sair 0.4
saindo 0.4
amigos 0.4
amigas 0.4
passei* 0.4
caminhad* 0.4
caminh+ar 0.4
academia 0.3
trein+ar 0.4
treino* 0.4
danc+ar 0.5 alegria
cozinh+ar 0.4
pint+ar 0.4
leitura* 0.3
ler 0.3
estud+ar 0.3
exercicios 0.3
exercit* 0.3
dorm+ir 0.4
comer 0.3
comendo 0.3
banho 0.3
convers+ar 0.4
visit+ar 0.3
procur+ar 0.3
frequent+ar 0.3
atividades_sociais 0.5
atividades_fisicas 0.4
presta 0.6 alegria
prestam 0.6 alegria
graca 0.6 alegria
enxerg+ar 0.5 alegria
escut+ar 0.5 alegria
ouv+ir 0.4 alegria
entend+er 0.5 alegria
ajud+ar 0.5 alegria
funcion+ar 0.5 esperança
beber -0.6
bebeu -0.6
bebendo -0.6
bebia -0.6
fum+ar -0.4
alcool -0.5
cigarro* -0.4
maconha -0.5
cocaina -0.5
droga* -0.5
apost+ar -0.5
falt+ar -0.3
faltas -0.3
chec+ar -0.4 ansiedade
ritua* -0.4 ansiedade
remedio_para_dormir -0.4
peso -0.3
`;
