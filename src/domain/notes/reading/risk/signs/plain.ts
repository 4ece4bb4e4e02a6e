/*
 * Danger in plain words, which is shown whatever stands around it. An expression belongs here only
 * if it seldom means anything else. See `../patterns.ts` for the form. One thought, one paragraph.
 */

export const plainSuicide = String.raw`
(?:sob|sub)[a-z]+ <2>(?:a[o]?|ate|n[ao]|em cima d[ao]) <1>(?:terraco|laje|telhado|cobertura|ultimo andar|parapeito|viaduto|passarela|mureta|caixa d agua) <7,>(?:med(?:e|iu|ia|indo|ir)(?= )|altura|(?:se|me) (?:jog|atir)[a-z]*|pular|pulava|olh[a-z]+ para baixo)
(?:se|me) (?:jog|atir)(?:ava|ou|a|ar|aria|asse|ando|o|ei) <1>(?:n?a frente|debaixo|embaixo|d[aeo]|pel[ao]|contra) <3>(?:trem|metro|onibus|caminhao|carros?|predio|telhado|ponte|janela|sacada|viaduto|penhasco|precipicio|laje|trilhos|terraco|varanda|andar)(?= |$)
(?:telhado|laje|predio|ponte|viaduto|terraco|sacada|parapeito) <5,>e <1>(?:se|me) (?:jog|atir)(?:ava|ou|a|ar|aria|asse)(?= |$)(?! n[ao] (?:piscina|sofa|cama|mar|rio))
(?:sent|consider|ach|julg|viv)[a-z]* <3>(?:um |uma )?(?:fardo|peso morto(?! n)|peso (?:para|pra|n?a) (?:[ao]s? )?(?:%KIN|todos|todo mundo|outros)|estorvo|inutil para)(?= |$)
(?:ach|sent|diz|acredit|pens)[a-z]* <2>que <1>so <1>(?:atrapalh[a-z]*|estorv[a-z]*|da trabalho|dou trabalho)(?= |$)(?! (?:[ao] (?:sono|estudo|trabalho|treino)|quando))
(?:estou|to|sente se|me sinto|se sente) sobrando(?=$| [.,;])
(?:%KIN|familia|todos|todo mundo|eles|voces) <3>(?:melhor|bem|aliviad[oa]s?|mais felizes) sem (?:mim|el[ea]|mim aqui)(?=$| [.,;])
quando <1>(?:eu|el[ea]) <1>nao (?:estiver|estivesse|tiver|tivesse) <1>mais(?= (?:aqui|por aqui)|$| [.,;])
(?:tir(?:ar|ou|aria|ei|asse)|acab(?:ar|ou|aria) com|dar fim a|por fim a|pos fim a|atent[a-z]+ contra) (?:a )?(?:propria|minha|sua) vida(?= |$)(?! (?:de|d[ao] (?:solteir|casad)))
(?:carta|bilhete)s? de despedida(?= |$)(?! (?:a (?:casa|cidade|infancia|escola)|d[ao] (?:setor|escola|turma|empresa|trabalho|firma)|a?os? (?:coleg|alun)))
(?:tom|engol|inger)(?:ou|iu|ei|i|eu) <3>(?:cartelas?|caixas?|frascos?|vidros?) <1>(?:inteir[oa]s?|tod[oa]s?) <1>(?:d[eo])(?= )
(?:olh|encar|fit)[a-z]+ <2>(?:para|pr[ao]s?|fixo n[ao]s?) <1>(?:trilhos?|parapeito|la embaixo|abismo|corda|comprimidos|cartelas)(?= |$)
(?:nao|nem) <3>(?:ve|vejo|enxerg[a-z]+|encontr[a-z]+|acha|acho|tem|tenho|sente|sinto) <3>(?:sentido|motivos?|razao|razoes) <1>(?:para|pra|de|em|n[ao]) <1>(?:viver|vida|existir|continuar)(?=$| [.,;])
(?:melhor|preferia|preferiria|queria|tomara) <2>(?:estar mort[oa]|ter morrido|nao ter nascido|nunca ter nascido)(?= |$)
nao quer(?:o|ia)? mais (?:viver|estar aqui|existir|acordar|estar viv[oa])(?=$| [.,;])
(?:cont|separ|guard|junt|esconde|escondi|acumul)(?:ou|ei|ar|ava|ando|u|a) <2>(?:comprimidos|cartelas|remedios) <3>(?:n[ao] gaveta|escondid[oa]s|debaixo|embaixo|para (?:o dia|tomar tudo|quando)|d[aeo] (?:amitriptilina|rivotril|pai|avo))(?= |$)(?! na caixinha)
(?:rez|torc|ped|desej)(?:a|ou|o|ando|ava|e|ia|iu) <3>(?:para|pra|a deus para|por) nao acordar(?= |$)
sem saber se volt(?:ava|aria)(?=$| [.,;])|queri(?:a|am) que tudo (?:acabasse|terminasse)(?=$| [.,;])|(?:mundo|vida|tudo|casa|familia) <3>(?:seguiria|continuaria|ficaria) <2>(?:igual|melhor|bem) sem <2>(?:presenca|mim|el[ea])(?= |$)
`;

export const plainSelfHarm = String.raw`
(?:volt|par|deix|continu|pens|vontade|impulso|desejo)[a-z]* <2>(?:a|de|em) (?:se|me) (?:cort|mutil|autolesion|arranh)(?:ar|ando|a)(?= |$)(?! (?:%SLIP)(?: |$))
(?:se|me) (?:cort|mutil)(?:a|ou|ava|ei|o|ando|ar) <2>(?:n[ao]s?|os|as|desde|ha|faz|quando|depois|escondid[oa]|de novo|com (?:gilete|lamina|estilete|compasso|vidro|tesoura)) <1>(?:bracos?|pulsos?|coxas?|pernas?|barriga|briga|discut[a-z]*|banheiro)(?= |$)(?! d[aeo] cozinha)
`;

export const plainViolence = String.raw`
(?:murros?|socos?|tapas?|empurr(?:ao|oes)|pancadas?|surras?|chutes?) e (?:gritos?|ameacas?|xingamentos?|empurr(?:ao|oes)|chutes?|tapas?|socos?|murros?|humilhac[a-z]+)(?= |$)(?! n[ao] (?:jogo|ringue|treino|academia))
apanh(?:a|ava|ou|ei|aram|ar|ando) <1>d[aeo]s? <1>(?:marido|ex|companheir[oa]|namorad[oa]|padrasto|madrasta|esposa|mulher)(?= |$)
(?:marido|companheiro|namorado|ex marido|esposo|mulher|esposa|namorada|ex) <4>(?:agrediu|agride|agredia|espancou|espanca|espancava|estrangulou|esmurrou|esbofeteou|empurrou|deu (?:um |uns )?(?:soco|tapa|murro|empurrao|chute)s?) (?:a|o|n?el[ea]|me|em mim)(?= |$)
(?:marido|companheiro|namorado|ex|esposa|namorada|el[ea]) <2>(?:segura|fica com|ficou com|retem|toma|confisca|confiscou|escondeu|esconde|rasgou) <2>(?:salario|cartao|dinheiro|pagamento|documentos?|celular|chaves?) del[ea](?= |$)
(?:marido|companheiro|namorado|esposo|ex) <2>(?:confere|cronometra|rastreia|fiscaliza|vasculha|revista|controla|monitora) <3>(?:celular|mensagens|conversas|hodometro|horarios?|gastos|localizacao|bolsa|roupas?|dinheiro|senhas?)(?= |$)
(?:medo|pavor) de <1>(?:voltar|ir|chegar) <1>(?:para|pra|em) casa (?:hoje|com ele|porque|se ele|e ele)(?= |$)
(?:vizinh[a-z]*|alguem|porteiro) <2>cham(?:ou|aram|a) <1>(?:policia|viatura) <4>(?:gritos?|brigas?|pancad[a-z]+|surra)(?= |$)
(?:ex|marido|companheiro|namorado) <3>(?:jogou|atirou|arremessou|quebrou|chutou|arrombou|forcou) <2>(?:pedra|porta|janela|portao|celular|prato|copo|cadeira)s? <2>(?:n?el[ea]|n[ao] (?:janela|porta|parede)|d?el[ea]|em cima|contra)(?= |$)
corpo de delito(?= |$)
`;

export const plainChild = String.raw`
(?:tio|padrasto|avo|vo|primo|vizinho|padrinho|cunhado|caseiro) <3>(?:fazia|fez|faz) <2>com (?:el[ea]|mim|a menina|o menino|a crianca|a neta)(?= |$) <4>(?:quando|aos|n[ao] (?:quarto|infancia|casa|banho)|de noite|a noite|escondid[oa]|desde)(?= )
pass(?:a|ou|ando|ava|ar) a mao n(?:el[ea]|a menina|a crianca|o menino|a filha|a neta|a sobrinha|a enteada|as partes)(?= |$)
(?:carinhos?|cocegas?|cosquinhas?|massagem) <2>(?:por baixo|embaixo|debaixo|por dentro da (?:roupa|calcinha|cueca)|n[ao]s? parte)
deix(?:o|ei|a|ou|ava|aram|am) <3>(?:no quintal|do lado de fora|para fora|no frio|no escuro|n[ao] (?:varanda|chuva)) <6,>(?:noite|aprender|castigo)(?= |$)(?! com o cachorro)
(?:ped|mand|troc|exig)[a-z]* <4>(?:fotos?|videos?|nudes?) <2>(?:d[ao] menin[oa]|pelad[oa]s?|nu[as]?|intim[oa]s?|sem roupa|de calcinha)(?= |$)(?<=(?:menin[oa]|crianca|filh[oa]|alun[oa]|adolescente|net[oa]|professor|treinador|tio|primo|padrasto|homem|vizinho)[a-z0-9é, ]{0,100})
(?:bat(?:e|eu|ia|endo)|batem|surra|surrou|espanc[a-z]+) n?[ao]s? <1>(?:menin[oa]s?|crianc[a-z]+|filh[oa]s?|bebe|entead[oa]s?|net[oa]s?) <1>com <2>(?:cinto|chinelo|vara|fio|mangueira|cabo|pau|corda|cinta|colher de pau)(?= |$)
(?:tio|padrasto|treinador|professor|avo|primo|vizinho|pastor|padrinho) <1>(?:(?:a|o|me|lhe) )?(?:beijou|beijava|apalpou|apalpava|bolinou|bolinava|alisou|alisava)(?= |$)(?! (?:a testa|a mao|o rosto da (?:mae|avo|noiva)))
`;

export const plainElder = String.raw`
(?:fralda|fraldao) <3>(?:encharcad[oa]|suj[oa]|cheia|molhad[oa]|vencid[oa])(?= |$)(?<=(?:avo|vo|vovo|idos[oa]|senhora?|mae|pai|acamad[oa]|\d\d) [a-z0-9é, ]{0,100})
(?:avo|vo|vovo|idos[oa]|senhor[a]?|mae|pai|sogr[oa]|acamad[oa]) <8,>(?:desidratad[oa]|escaras?|sem banho (?:ha|por|desde|faz|ate)|sem (?:trocar|troca de) fraldas?)(?= |$)
(?:filh[oa]|net[oa]|nora|genro|sobrinh[oa]|irma[o]?|cuidador[a]?) <3>(?:fica|ficou|pega|pegou|gasta|gastou|saca|sacou|usa|desvia|embolsa) <3>(?:aposentadoria|pensao|beneficio|bpc|loas) d[aeo]s? <1>(?:mae|pai|avo|idos[oa]|sogr[oa]|tia?o?|senhora?)(?= |$)
(?:emprestimos?|consignados?) <3>(?:no nome|em nome) d[aeo]s? <1>(?:mae|pai|avo|vo|idos[oa]|sogr[oa]|senhora?)(?= |$)
(?:obrigou|forcou|coagiu) [ao] (?:pai|mae|avo|idos[oa]|sogr[oa]|tia|tio|senhora?) a (?:assinar|passar|vender|transferir|entregar)(?= )
`;

export const plainSubstances = String.raw`
(?<!(?:casa|roupa|cozinha|sala|mesa|pele|quarto|ficha|agua|piscina|rua|banheiro|lousa) (?:(?:esta|ta|segue|fica|ficou) )?)limp[oa]s? (?:(?:ha|faz) (?:[a-z0-9]+ ){1,3}(?:dias?|semanas?|mes|meses|anos?)|d[aeo]s? (?:alcool|drogas?|cocaina|crack|pedra|po|heroina|substancias?)|de tudo)(?= |$)
(?:%NUMBER|\d+|um|uns|poucos|alguns|muitos|quase <1>) (?:anos?|mes|meses|dias?|semanas?) (?:(?:de|completamente|totalmente|inteir[oa]s?|[eê]m) )?(?:limp[oa]|sobri[oa]|sobriedade|abstinente|abstinencia|sem (?:beber|usar nada|usar drogas?|cheirar|alcool|cocaina|crack|maconha|pedra|drogas|bebida|bebidas|um gole|uma gota))(?= |$)(?! (?:agua|cafe|refrigerante|leite|sexual))
sem (?:beber|alcool|cocaina|crack|maconha|drogas|usar (?:nada|drogas?|cocaina|crack|maconha)) (?:ha|faz|desde)(?= )
(?:par(?:ou|ei|aram)|larg(?:ou|uei)) <1>(?:de )?(?:beber|cheirar|bebida|alcool|cocaina|crack|maconha|usar (?:drogas?|cocaina|crack|maconha)|fumar (?:maconha|pedra|crack|beck))(?= |$)(?! (?:refrigerante|cafe|agua|leite|energetico))
nao (?:toc|encost|po|bot|coloc)[a-z]* <2>(?:em|n[oa]|mais em|mais n[oa]|uma gota|um gole) <2>(?:alcool|bebida|copo|garrafa|cerveja|cachaca|droga|gota)s?(?= |$)
sobriedade(?= |$)|(?:em|crise de|sintomas de|sindrome de|mantem|mantendo|manteve|segue em) abstinencia(?= |$)(?! (?:sexual|de (?:telas?|celular|redes|acucar|cafe|futebol|jogos?|series?)))
recai(?:u|ram|r)(?= |$)(?! (?:sobre|[ao]s? [a-z]+ sobre|n[ao] (?:silencio|rotina|tristeza|compulsao|culpa|ansiedade)|[ao] (?:responsab|culpa|tarefa|peso)|n[ao]s? (?:colo|ombro|cost)|em (?:depress|mim)|n[ao] depress|tudo))
cheir(?:a|ou|ando|ava|ar|o|ei) <1>(?:po|cocaina|carreiras?|cola|lolo|a noite (?:inteira|toda)|linhas?)(?= |$)(?! (?:de (?:cafe|arroz|maquiagem|talco|branca)|escolar))
(?:fum|us)(?:a|ou|ando|ava|ar|o|ei) <1>(?:maconha|crack|pedra|cocaina|beck|baseado|k9|oxi)(?= |$)(?! (?:pomes|medicinal))
(?:volt|dirig|pilot|gui|conduz)(?:a|ou|o|ei|ava|ar|ando|iu|e|i|ir|indo|ia) <4>(?:bebad[oa]|alcoolizad[oa]|embriagad[oa]|sob efeito|depois d[aeo]s? <3>(?:cervejas?|doses?|vinho|uisque|bebida|chopes?|cachaca|copos?|tacas?|beber|bebedeira))(?= |$)
(?:peg[ao]u?|busc[ao]u?|lev[ao]u?|dirig[a-z]*) <4>(?:bebad[oa]|alcoolizad[oa]|embriagad[oa])(?= |$)|bafometro(?= |$)(?! (?:deu )?(?:zero|zerad|negativ))
(?:tom|us|roub|furt|desvi)(?:a|ou|o|ei|ava|ar|ando|aram) <4>(?:%SEDATIVE|ritalina|venvanse|tramadol|morfina|codeina|calmantes?|ampolas?|remedios? (?:para dormir|controlad[oa]s?|de dormir|tarja preta)) <3>d[aeo]s? <1>(?:filh[oa]|mae|pai|avo|vo|irma|irmao|sogr[oa]|marido|esposa|mulher|amig[oa]|coleg[a-z]*|vizinh[oa]|patroa|pacientes?|posto|plantao|estoque|hospital|enfermaria|clinica|setor|carrinho|cachorr[oa])(?= |$)
(?:roub|furt|desvi|surrupi)(?:a|ou|o|ei|ava|ar|ando|aram) <4>(?:remedios?|comprimidos?|medicac[a-z]*|medicamentos?|frascos?|ampolas?|receitu?a?r?i?[oa]s?) <3>d[aeo]s? <1>(?:mae|pai|avo|irma|irmao|sogr[oa]|posto|plantao|estoque|hospital|farmacia|enfermaria|ubs|clinica|setor|carrinho|trabalho|pacientes?)(?= |$)
so (?:dorm|durm|relax|acalm|funcion)[a-z]* <1>(?:com|depois d[aeo]s?|apos) <2>(?:doses?|copos?|tacas?|latinhas?|latoes|cervejas?|vinho|cachaca|goles?|baseado|maconha|uisque|vodca|vodka|pinga)(?= |$)(?! de (?:leite|agua|cha))
(?:experiment|prov)(?:ou|ei|ar|ando) <1>(?:(?:bala|doce) (?:num|n[ao]|em) <1>(?:festa|rave|balada|bloco|show|carnaval)|md|lsd|ecstasy|lanca|cocaina|maconha|crack|lolo|k9|ketamina|cetamina)(?= |$)
peg(?:a|ou|ando|ava|uei) <2>(?:ritalina|venvanse|%SEDATIVE) d[aeo]s? <1>(?:filh|irma|mae|pai|amig|coleg|avo|sogr|marido|espos|vizinh)[a-z]*(?= |$)(?! <1>n[ao] (?:farmacia|posto|ubs))
dividas? com <1>(?:traficantes?|trafico|boca)(?= |$)|volt(?:ou|ei|ar) a usar(?=$| [.;]| (?:depois|apos|desde|no fim|na))
`;

export const plainOthers = String.raw`
lista <4>(?:nomes|quem|dos? que|de gente|de pessoas|coleg[a-z]*) <4>(?:pagar|morrer|matar|machucar|apanhar|merece[a-z]*)(?= |$)
(?:nao|nunca) (?:quer|quero|deseja|desejo|faria|fez) mal (?:a|ao|aos|as|para|pra) <1>(?:ninguem|nenhum|outr[oa]s?|irma[oa]?|coleg[a-z]*|ex|vizinh[oa]s?|el[ea]|pai|mae|filh[oa]s?)(?= |$)
(?:agride|agrediu|agredia|agredindo|mordeu|chutou|esmurrou|socou) <1>(?:(?:um|uma|[oa]s?|dois|tres|varios) )?(?:coleg[a-z]*|professor[a-z]*|funcionari[oa]s?|monitor[a-z]*|enfermeir[oa]s?|cuidador[a-z]*|plantonista|porteiro|seguranca)(?= |$)
(?:matou|enforcou|afogou|esfaqueou|torturou|queimou|esquartejou) (?:o|a|um|uma|os) (?:gat|cachorr|passarinh|coelh|hamster|filhote|bichan)[a-z]*(?= |$)
(?:coloc|bot|tac|ate|toc|pos)[a-z]* fogo (?:n[ao]s?|em) <1>(?:colchao|casa|carro|cama|quarto|roupas?|cortina|escola|moto|loja|cabelo|sofa)(?= |$)
(?:segue|seguiu|seguindo|vigia|vigiou|vigiando|ronda|rondou|rondando|persegue|perseguiu|espiona|espionou) [ao] ex(?= |$)(?! (?:n[ao] (?:instagram|rede|insta)|nas redes))
merec(?:e|ia|em) (?:levar|tomar) (?:um|uma|uns) (?:tiros?|facadas?|surra|tiro)(?= |$)
`;

export const plainPsychosis = String.raw`
(?:convict|convencid|cert|segur)[oa] de q(?:ue)? (?:é|era|foi|esta|estava|e) <2>(?:don[oa]|deus|jesus|messias|profet[a-z]*|escolhid[oa]|enviad[oa]|rei|rainha|perseguid[oa]|vigiad[oa]|seguid[oa]|milionari[oa]|gravad[oa]|filmad[oa]|envenenad[oa])(?= |$)
ach(?:a|ava|ou|ando) q(?:ue)? (?:é|era|estava|esta|estao|estavam|e) <1>(?:sendo )?(?:seguid|perseguid|vigiad|monitorad|gravad|filmad|envenenad|espionad)[oa](?= |$)
(?:ouv|escut)[a-z]* <2>(?:coisas?|algo|alguma coisa|sons?|gente|alguem) q(?:ue)? <2>(?:nao|ninguem <1>)(?: mais)? ?(?:ouv|escut|estava|existe)[a-z]*
(?:ouv|escut)(?:e|ia|iu|indo|ir|a|ou|ando|ava|ar) vozes(?= |$)(?! (?:d[aeo]s? (?:vizinh|crianc|coleg|outr|rua|corredor|corredor|filh|sala)|no (?:corredor|radio|telefone)|alteradas|altas))
(?:televisao|tv|radio|placas?|apresentador[a]?|locutor[a]?) <2>(?:fala|falam|falava|falou|manda|mandam|mandou|envia|comenta)[a-z]* <1>(?:del[ea]|com el[ea]|comigo|recados?|sobre el[ea]|para el[ea])(?= |$)
(?:instal|coloc|implant|puser|escond|plant|pus)[a-z]* <2>(?:cameras?|escutas?|microfones?|chips?|rastreador(?:es)?|antenas?) <1>(?:n[ao]s?|em|dentro d[aeo]) <2>(?:banheiro|dentes?|cabeca|corpo|cerebro|lampadas?|chuveiro|ouvido|paredes?|forro)(?= |$)
fal(?:a|ava|ando) sozinh[oa] <5,>(?:ri|ria|rindo|gesticul[a-z]+|parede)(?= |$)
(?:corpo|pensamentos?|mente|movimentos?) <2>(?:comandad|controlad|dominad|guiad|roubad|lid)[oa]s? <2>(?:de fora|por (?:outr|algu|forca|aparelh|antena|espirit|satelite)[a-z]*|pel[ao]s? (?:vizinh|antena|radio|governo|wi|televis|chip)[a-z]*)(?= |$)
`;
