/** How records describe appearance, mood, sleep, thought and dealings with others. See `entries.ts` for the form of a line. */
export const clinical = `
participativ* 0.4
comunicativ* 0.4
colaborativ* 0.4
cooperativ* 0.4
receptiv* 0.3
engaj* 0.4
reflexiv* 0.2
flexib* 0.3
flexivel 0.3
resilien* 0.5
proativ* 0.4
protagonis* 0.4
autocompaix* 0.5
autoconfian* 0.5 esperança
autoeficacia 0.4
insight* 0.2
adesao 0.3
modulad* 0.3
remissao 0.5
assintomatic* 0.4
ganhos_terapeuticos 0.4
ganho_de_peso 0
recebeu_alta 0.5
teve_alta 0.5
reaproxim* 0.5
reconect* 0.4
socializ+ar 0.3
progred+ir 0.5
venc+er 0.4 alegria
curt+ir 0.5 alegria
aproveit+ar 0.4 alegria
desfrut+ar 0.5 alegria
anim+ar 0.5 alegria
rindo 0.5 alegria
ria 0.4 alegria
riram 0.5 alegria
lentific* -0.3 tristeza
embot* -0.4 tristeza
hipotim* -0.5 tristeza
disfor* -0.4 tristeza
labil* -0.3
distanciad* -0.3 tristeza
distanciamento -0.3 tristeza
desconectad* -0.4 tristeza
despersonaliz* -0.5 medo
desrealiz* -0.5 medo
hipobuli* -0.4 tristeza
abulia -0.4 tristeza
menos_valia -0.6 tristeza,culpa
anergi* -0.4 tristeza
prostrad* -0.5 tristeza
prostracao -0.5 tristeza
embargad* -0.5 tristeza
hiperfag* -0.4 ansiedade
purga* -0.5 vergonha
perfeccionis* -0.3 ansiedade
intrusiv* -0.4 ansiedade
desregul* -0.4
disfuncion* -0.3
conturbad* -0.4
tumultuad* -0.4
caotic* -0.4
turbulent* -0.4
instavel -0.4
instaveis -0.4
instabil* -0.4
fragil* -0.4 tristeza
vulnerav* -0.4 medo
desgast* -0.5
desinteress* -0.4 tristeza
indiferen* -0.3 tristeza
desconfort* -0.4 ansiedade
monossilab* -0.3
crise_de_choro -0.6 tristeza
crises_de_choro -0.6 tristeza
dor_no_peito -0.4 ansiedade
boca_seca -0.3 ansiedade
tontura* -0.3 ansiedade
nausea* -0.4
formigament* -0.3 ansiedade
bruxismo -0.3 ansiedade
trem+er -0.4 ansiedade
recus+ar -0.3
fug+ir -0.3 medo
evit+ar -0.3 medo
se_afast+ar -0.3
abal+ar -0.6 tristeza
perturb+ar -0.5 ansiedade
atorment+ar -0.6 ansiedade
ofend+er -0.5 raiva
machuc+ar -0.5 tristeza
se_cort+ar -0.7 tristeza
ment+ir -0.4 culpa
dormi_mal -0.5
dormir_mal -0.5
dormido_mal -0.5
durmo_mal -0.5
dormia_mal -0.5
dormi_bem 0.5
dormido_bem 0.5
durmo_bem 0.5
em_claro -0.5 ansiedade
`;
