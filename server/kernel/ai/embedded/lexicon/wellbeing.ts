/** See `entries.ts` for the form of a line. */
export const wellbeing = `
alegr* 0.7 alegria
feliz* 0.7 alegria
felic* 0.7 alegria
content* 0.6 alegria
sorri* 0.6 alegria
sorris* 0.6 alegria
riu 0.5 alegria
rir 0.5 alegria
ri 0.4 alegria
risad* 0.5 alegria
risos 0.4 alegria
riso 0.4 alegria
gargalh* 0.6 alegria
divert* 0.6 alegria
diverti* 0.6 alegria
brinc* 0.4 alegria
comemor* 0.6 alegria
celebr* 0.6 alegria
festej* 0.6 alegria
radiante* 0.8 alegria
eufori* 0.3 alegria
entusias* 0.7 alegria
empolg* 0.6 alegria
animad* 0.6 alegria
animou 0.5 alegria
animac* 0.5 alegria
motivad* 0.5 alegria,esperança
motivacao 0.4 esperança
prazer* 0.6 alegria
prazeros* 0.6 alegria
gostos* 0.4 alegria
gostou 0.4 alegria
gosta 0.3 alegria
goste 0.3 alegria
gostar 0.3 alegria
ador* 0.5 alegria
amad* 0.5 alegria
amor 0.4 alegria
carinh* 0.5 alegria
afet* 0.2
orgulh* 0.6 alegria
satisf* 0.5 alegria
conquist* 0.6 alegria
vitori* 0.6 alegria
sucesso 0.5 alegria
aprovad* 0.5 alegria
aprovacao 0.5 alegria
promocao 0.4 alegria
promovid* 0.5 alegria
elogi* 0.5 alegria
gratidao 0.6 alegria
grat* 0.5 alegria
agradec* 0.4 alegria
agradave* 0.5 alegria
encant* 0.5 alegria
maravilh* 0.7 alegria
otim* 0.6 alegria
otima* 0.6 alegria
otimo 0.6 alegria
excelente* 0.6 alegria
incrivel 0.6 alegria
bom_humor 0.5 alegria
bem_humorad* 0.5 alegria
bom 0.4
boa 0.3
bons 0.3
boas 0.3
bem 0.4
dormiu_bem 0.5
dorme_bem 0.5
dormindo_bem 0.5
dormir_bem 0.5
sono_reparador 0.5
descansad* 0.4
disposta 0.5
disposto 0.5
disposicao 0.4
energia 0.4
saudave* 0.4
vitalidade 0.5
bem_estar 0.5
melhor* 0.6
progress* 0.5 esperança
avanc* 0.4 esperança
evolu* 0.3 esperança
super* 0.3
superou 0.6 alegria
superacao 0.6 alegria
recuper* 0.5 esperança
consegu* 0.4
capaz* 0.4
toler* 0.4
organizou 0.3
convidou 0.3
convidar* 0.3
naturalidade 0.4 serenidade
eficiencia 0.2
espontane* 0.4
iniciativa* 0.4
assumiu 0.2
regular 0.2
defendeu 0.2
cumpriu 0.4
concluiu 0.4
entregou 0.3
manteve 0.2
praticou 0.3
sustentou 0.3
fortalec* 0.5
forte* 0.1
autonom* 0.4
independen* 0.3
enfrent* 0.4
coragem 0.5 esperança
corajos* 0.5 esperança
autoestima 0.2
assertiv* 0.4
retomou 0.3
retoma 0.2
voltou_a_sair 0.5
voltou_a_trabalhar 0.4
interess* 0.3
aprend* 0.3
produtiv* 0.4
compreend* 0.2
acolh* 0.4
apoi* 0.4
apoiad* 0.5
reconcili* 0.6 alívio
perdoou 0.5 alívio
perdoar 0.3 alívio
perdao 0.3 alívio
harmoni* 0.6 serenidade
respeitad* 0.4
valoriz* 0.5 alegria
pertenc* 0.3
limites 0.1
vinculo 0.1
`;
