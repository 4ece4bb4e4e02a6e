/* Danger that is told by a deed, a quote or a hint. See `../patterns.ts` for the form. */

/** Farewells, means within reach and the thought that nobody would lose by it. */
export const indirectSuicide = String.raw`
(?:pens|cogit|consider|imagin)[a-z]+ <1>em <1>(?:tomar|beber|engolir|ingerir) <1>(?:os|as|tod[oa]s|aquel[ea]s|muit[oa]s|vari[oa]s|um monte d[aeo]s?) <2>(?:%MEDS)(?= |$)
  (?! (?:com|antes|depois|no horario|a noite|de manha|conforme|como|prescrit|direito|cert)[a-z]*)
(?:tom|beb|engol|inger|vir)[a-z]+ tudo <1>que (?:tem|tinha|havia|ha|achou|encontr[a-z]+|achar)(?= |$)(?! n[ao] (?:geladeira|copo|prato))
(?:para|pra) nao (?:dar|ser|deixar|causar|virar) <1>(?:trabalho|peso|despesas?|problemas?|fardo|pendencias?) <3>(?:depois|quando eu|mais)(?= |$)
(?:escolh|decid|defin)[a-z]+ <1>(?:a|o|qual) <1>(?:ponte|viaduto|predio|arvore|galho|corda|viga|penhasco|andar|metodo|remedio que)(?=$| [.,;:])
ja (?:escolh|decid)[a-z]+ <1>o (?:dia|jeito|lugar)(?= [:,]|$)
(?:se|me) (?:jog|atir|lanc|joguei|tac)[a-z]* (?:la|daqui|dali|d[aeo]) <1>(?:cima|alto)(?= |$)
(?:ponte|viaduto|penhasco|predio|sacada|terraco|laje|torre|janela) <9,>(?:se|me) (?:jog|atir|lanc|tac)(?:a|ava|aria|ou|ei|o|asse)(?=$| [.,;])
(?:obrigad[oa] por tudo|desculp[a-z]+|perdao|nao aguento mais|amo voces|te amo|adeus) <4,>cuid(?:a|em|e) <1>d[aeo]s?
(?:medo|receio|assust[a-z]+) <2>d[oe] <1>que <2>(?:posso|poss[ao]|poderia|pode|sou capaz de|seria capaz de) <1>fazer <1>(?:comigo|consigo|contra mim)
quando <1>(?:lerem|ler(?:es)?|acharem|encontrarem|ouvirem|virem) <1>(?:isso|isto|est[ae]|ess[ae]|me)
(?:terei|vou ter|teria|tenha) (?:ido|partido)(?=$| [.,;])|nao (?:estarei|vou estar|estaria|vai estar) mais <1>(?:aqui|entre|n?este|viv[oa])
(?:tomou|tomei|ingeriu|ingeri|tomado|ingerido) <2>(?:%MEDS) <2>(?:em excesso|em grande quantidade|alem da conta|aos montes)
(?:se|que) <1>(?:nao|nunca|nem) <1>tivesse nascido|(?:melhor|preferi[a-z]*|bom) <3>(?:nao|nem|nunca) <1>ter nascido|era so <1>(?:sumir|morrer|desaparecer)
(?:historic[oa]|historias?|antecedentes?|relatos?|passado|episodios?) (?:de|para) tentativas?
  (?=$| [.,;(]| (?:segundo|conforme|anterior|previa|de (?:suic|autoex|morte)|ou)[a-z]*)
(?:guard|junt|tem|escond|separ)[a-z]* <2>(?:receitas?|caixas?|%MEDS) <6,>(?:o )?(?:bastante|suficiente)(?=$| [.,;])
(?:salv|grav|redig|digit|program|agend)[a-z]+ <7>(?:despedidas?|adeus)(?= |$)(?! (?:d[aeo]s? (?:solteir|turma|chefe|colega|escola|empresa|equipe|professor)|de solteir)[a-z]*)
nao <1>(?:quer|quero|queria|deseja|desejo|gostaria|aguent|consegue|merec)[a-z]* <1>(?:mais )?(?:de )?(?:estar|ficar|continuar|permanecer|viver|seguir) <1>(?:neste|nesse|nest[ae]|ness[ae]|n?o) (?:mundo|vida|plano)
(?:planejamento|planos?|ideac[a-z]+|ideia) (?:, )?(?:com|e) <3>(?:metodo|meios?|letal)(?= |$)
vontade <2>de nao (?:voltar|sair|subir|emergir) <1>(?:d[ao]|mais d[ao]) (?:mar|agua|rio|fundo|mata|lago|anestesia|sono)
val[a-z]+ mais <3>(?:mort[oa]|viv[oa])(?= |$)(?<!brinc[a-z ,]{0,60})|(?:sirv|serv|rend|ajud)[a-z]+ mais mort[oa]
contagem regressiva <1>(?:ate|para|pra) <1>(?:fim|morte|partida|ida|data d[aeo]|(?:a|o) (?:data|dia|fim))(?= |$)(?! d[aeo]s? (?:prova|viagem|casamento|ferias|formatura|festa|parto))
nem aqui nem em <1>(?:lugar|canto) <1>(?:nenhum|algum)|(?:quer|queria|quero) ficar <1>(?:ai|la|ali) (?:em)?baixo|(?:quer|queria|quero) <1>ser enterrad[oa]
vida <7,>(?:desist|abrir mao|livr|cans)[a-z]* del[ae](?=$| [.,;]| nao)
(?:pens|quer|tent|vontade|ideia)[a-z]* <2>(?:apressar|adiantar|abreviar|antecipar) <1>(?:nada|isso|as coisas|a (?:ida|partida|hora|morte)|o (?:fim|que vem))
nao <1>precis[a-z]+ mais (?:re)?(?:marcar|agendar|vir|voltar)(?= |$)(?<=(?:agradec|desped|por tudo)[a-z ,]{0,80})
se <3>(?:cancer|doenca|infarto|acidente|morte|deus|covid|carro|aviao|coracao|botao|interruptor) <4>(?:levar|matar|pegar|buscar|parar|acabar|desligar|apagar)(?=$| [.,;]| logo| de vez| comigo)
nao <1>(?:se|me) (?:imagin|ve|vej|enxerg)[a-z]* <1>n[ao] <1>(?:aniversario|natal|formatura|casamento|proximo|ano que vem|velhice|fim do ano|futuro)(?= |$)(?! (?:profiss|acad))
(?:olh|pesquis|procur|cot|perguntou|viu|ver)[a-z]* <3>(?:caixao|jazigo|funeral|sepultura|cremacao|plano funerario|tumulo)(?= |$)(?! (?:d[aeo]s? |para (?:os?|as?) )(?:mae|pai|pais|avo|marido|sogr[oa]|tia|tio|esposa))
(?:mundo|casa|vida|familia|tudo|todos|filh[oa]s|marido|mae|pais) <4>(?:mais lev[ea]|melhor|mais facil|mais feliz|mais felizes) sem <2>(?:peso d[ae]l[ea]|el[ea]|mim|eu|min[ha]+ peso)(?= |$)(?! (?:ter|cas|por perto|no trabalho))
(?:fic|pass|dorm|sent|amanhec)[a-z]+ <3>com <1>(?:caixa|cartela|frasco|vidro|faca|lamina|gilete|corda|arma|revolver|veneno|estilete) <3>n[ao] (?:mao|maos|colo|bolso|boca|travesseiro)
sub(?:iu|i|ir|ia) n[ao] <1>(?:cadeira|banco|banqueta|escada) <2>(?:e <1>(?:desc|desist|volt|amarr|pass|prend|fic)|com (?:a|uma|o|um) (?:corda|cinto|lencol|fio))[a-z]*
(?:vontade|quer[a-z]*|queria|fantasi[a-z]+|pens[a-z]+|imagin[a-z]+|impulso|ideia) <2>(?:em |de )?(?:bater|jogar|enfiar|meter) <1>(?:carro|moto|caminhao|volante|direcao)(?= |$)(?! (?:novo|fora))
(?:so|apenas) <1>(?:fic[ao]|est[ao]u?|segue|sigo|continu[ao]|aguent[ao]|viv[oe]|levant[ao]) <2>(?:porque|por causa d[aeo]s?|pel[ao]s?|por) <2>(?:filh[oa]s?|criancas?|mae|pai|net[oa]s?|cachorr[oa]|gat[oa]s?)(?= |$)(?! (?:no (?:emprego|casamento|trabalho)|na (?:cidade|empresa)))
(?:ultim[oa]) (?:verao|natal|aniversario|ano|primavera|inverno|carnaval|dia|outono|mes) d(?:a (?:minha|sua|propria)? ?vida|el[ea] n?a? ?(?:terra|mundo))|que era o ultimo (?:verao|natal|aniversario|ano|inverno|dia)(?=$| [.,;])
(?:inveja|sorte) <2>(?:de |d[aeo]s? )?(?:quem|os que|gente que|aqueles que) <1>(?:dorm|morr|deit|part|descans|nao acord|se foi|ja foi)[a-z]*
(?:volt|torn|continu)(?:ou|ei|a|ava|o) <1>(?:a )?(?:pensar|pensando|pensamento) <1>(?:naquilo|n[ao]quela (?:coisa|ideia)|na ideia|em fazer aquilo|no mesmo)(?=$| [.,;])
(?:quer|queria|quero) que <1>(?:parasse|acabasse|terminasse|pare|acabe|termine)(?=$| [.,;]| (?:, )?(?:de (?:um|uma|vez|qualquer)|tudo|logo))
(?:deix|parar|paro|vontade|quer|pens)[a-z]* <1>(?:de|em) (?:nao )?existir(?= |$)(?<!nao deix[a-z]+ de existir)(?<!(?:problema|loja|empresa|escola|banda|curso) [a-z ]{0,30})
(?:calcul|cont|med|pens|escolh)[a-z]* <1>(?:de )?(?:que|qual) (?:andar|altura)(?=$| [.,;]| (?:mata|basta|seria|precis|daria))
(?:dar|deu|dou|daria) um (?:basta|fim|ponto final) (?:em|n?a) (?:tudo|isso tudo|vida|existencia|si|mim)|quando (?:eu |el[ea] )?nao (?:estiver|tiver) mais(?=$| [.,;]| aqui)
(?:morrer|morrendo|morresse|minha morte|sua morte) <2>(?:resolv|acab|facilit|aliviari|livra|paga)[a-z]* <3>(?:problema|divid|tudo|todos|familia|vida|sofriment)[a-z]*
nao <2>(?:quer|quero|queria|vai|vou) ver <2>(?:ano novo|natal|proximo ano|amanhecer|dia de amanha|ano que vem|formatura|proxim[oa])(?=$| [.,;])
nao <1>(?:confi[ao]|confiava) <1>(?:em mim|em si|nel[ea] mesm[oa])(?= |$)(?<=(?:arma|remedi|faca|sozinh|corda|comprimid|janela|lamina)[a-z]* [a-z ,]{0,60}[a-z]+)
(?:pens|sab|planej|imagin|decid|pesquis)[a-z]* <3>(?:em )?como (?:fazer|faria|vai fazer|vou fazer|seria|acabar|ir)(?=$| [.,;])(?<=(?:noite|morr|nisso|ideia|vida|desist|fim)[a-z]* [a-z ,]{0,80})
(?:pens|penso)[a-z]* nisso (?:, )?<3>(?:e )?(?:ja )?(?:sabe|sei) <1>como
(?:sem|nao tem|acabaram|perdeu|perdi) <1>(?:as |mais )?forcas? <1>(?:para|pra|de) <1>(?:continuar|lutar|viver|seguir|existir|prosseguir)(?= |$)(?! (?:n[ao] (?:emprego|curso|trabalho|casamento)|estudando|trabalhando|a (?:obra|reforma|dieta)))
(?:cheg|est[ao])[a-z]* <1>(?:n?a?o |n?est[ae] )?fim da linha(?=$| [.,;])
(?:esper|junt|tom|busc|falt|reun|sem|ter|teve|tive|tivesse|cri)[a-z]* <1>coragem(?=$| [.,;]| (?:para|pra|de) (?:pular|acabar|ir|fazer|isso|me|se) )(?<=(?<![a-z])(?:ponte|acostamento|janela|sacada|trilho|trem|corda|remedi|faca|lamina|viaduto|estrada|morr|fim|beirada|mar|rio)[a-z]* [a-z ,]{0,80})
mistur[a-z]+ <3>(?:%MEDS|remedios?) <2>(?:com|e) <1>(?:vinho|alcool|cerveja|vodca|vodka|cachaca|bebida|pinga|whisky|uisque)|mistur[a-z]+ <2>(?:vinho|alcool|cerveja|vodca|vodka|cachaca|bebida|pinga|whisky|uisque) <2>(?:com|e) <2>(?:%MEDS)(?= |$)
(?:promet|comprometeu|compromete|combin|garant|pactu|acord)[a-z]* <2>(?:que |a |de |me |se )*<1>nao (?:vai |vou |ira )?(?:fazer|fara|faria|tentar) <1>(?:nada|besteira|isso|aquilo)(?= |$)(?! (?:sem avisar|escondid))
(?:vai|vou|quer|queria|melhor|precisa|devia) <1>sair (?:do caminho|de cena|da vida (?:de|d[aeo]s?) (?:todos|todo|filh[oa]s?|familia))(?= |$)
(?:so|apenas) <1>esper[a-z]+ <1>(?:a|minha|sua|a minha|a sua) (?:vez|hora|morte|partida)(?=$| [.,;])(?<!(?:fila|banco|posto|consulta|jogo|sus|cirurgia) [a-z ,]{0,60})|(?:ja )?nao <1>(?:tem|tenho|ha|ve|vejo) <1>(?:por|para|pra) ?que (?:ficar|viver|continuar|existir|estar aqui|insistir)(?= |$)(?! (?:n[ao] |com el))
(?:fez|fiz|refez|calcul[a-z]+|confer[a-z]+) <1>(?:as )?contas d[oe] seguro|(?:troc|anot|pass|escrev|entreg)[a-z]+ <1>(?:as |todas as )?senhas? <3>(?:anot|tudo|para|ao|com|deix)[a-z]* ?<3>(?:irma[oa]?|mae|filh[oa]|marido|esposa|pai|familia)(?= |$)(?! (?:poder|usar|pag|ver|jog))
(?:combin|pact|acord|promet|plane)[a-z]* <4>(?:de |em |para )?<1>(?:pular|morrer|pularem|morrerem|partirem|sumirem|se matar|se matarem|irem)(?: juntos?| juntas?)(?= |$)
a ideia <1>(?:vai e volta|volta|vem|retorna|reaparece|aperta|insiste|continua|segue)(?=$| [.,;])(?! , (?:de (?:abrir|mudar|estudar|viajar)))
(?:guard|escond|deix|separ|coloc)[a-z]* <1>(?:o |a |um |uma )?(?:cinto|corda|lencol|fio|cadarco|faca|estilete|lamina|gilete|arma|veneno)s? <4>(?:debaixo|embaixo|travesseiro|colchao|gaveta|mochila|armario)(?= |$)(?! d[aeo] (?:cozinha|pia))
depois d(?:el[ea]|e mim|e eu (?:ir|partir|morrer))(?=$| [.,;])(?<=cuid[a-z]* [a-z ,]{0,60}[a-z]+)
que diferenca <1>(?:faz|faria|tem|fari[a-z]+) <3>(?:estar (?:aqui|viv[oa])|viv[oa]|existir|aqui|sumir|morrer|sumisse|morresse)(?=$| [.,;])
(?:despedi|ligou|telefon|mandou|escreveu|audio)[a-z]* <9,>(?:que )?(?:a |o )?(?:amava|ama|amo) e <1>(?:que )?(?:estava|esta|estou|ja|vai|vou) <1>(?:indo|partindo|embora)
`;

/** Threats without the word, and what a passer-by would take for one. */
export const indirectOthers = String.raw`
(?:ia|vou|vai|quase|queria|quer|vontade de|capaz de|pensa em|disse que) <1>(?:arrebentar|espancar|esfaquear|estrangular|esganar|esmurrar|socar|apunhalar|trucidar)
  (?=$| [.,;!]| (?:el[ea]|todo|tod[oa]s|a (?:cara|boca)|na porrada|tudo mundo|quem|o primeiro))
(?:vai|vou|ia|iria|quer|queria|vontade|jur[a-z]+|promet[a-z]+|planej[a-z]+|pretend[a-z]+|disse que|pens[a-z]+ em|imagin[a-z]+) <9,>
  (?:quebrar|arrebentar|furar|matar|acertar|moer|socar|esmurrar|esfaquear|machucar|espancar|agredir) (?:el[ea]s?|aquel[ea]|ess[ea])(?=$| [.,;!]| (?:na|no|de|com|a|ate|todo|e) )
(?:vontade|quer[a-z]*|quis|impulso|desejo|pens[a-z]+|imagin[a-z]+|ideia|vai|vou|ia|medo|capaz|planej[a-z]+|tent[a-z]+|quase|sonha[a-z]*) <3>
  (?:acerta|mata|bate|esfaquea|agredi|espanca|esgana|estrangula|arrebenta|feri|machuca|soca|esmurra|empurra|atropela|envenena|sufoca|enforca|fura|queima) l[oa]s?(?= |$)
(?:quer|quero|queria|pretend[a-z]+) <1>(?:assustar|intimidar|amedrontar) (?:, )?<2>(?:talvez|ou|e|ate|quem sabe) <1>(?:machucar|ferir|bater|matar)
ninguem (?:vai )?(?:sai|sair|sobra|sobrar|escapa|escapar|fica|ficar|volta|voltar)[a-z]* <1>viv[oa](?= |$)(?! d(?:a|est[ae]|ess[ae]) (?:vida|mundo))|(?:sair|sai|saem|volta) <1>(?:num caixao|n?o? saco preto)
(?:d|n)?a proxima (?:vez )?(?:, )?(?:vai ser|sera|vai|é|e|acerto|pego) <2>(?:a cara|a cabeca|na cara|nel[ea]|n?[oa] (?:professor|chefe|vizinh|coleg|irma|diretor|monitor|pai|mae|enfermeir)[a-z]*)(?= |$)
(?:eu|vou|ainda|um dia|vai|ia) <1>acab(?:o|ar|a) com (?:(?:os|as) (?:dois|duas|tres|quatro)|todo mundo|tod[oa]s(?! (?:os|as))|el[ea]s?|a (?:vida|raca) d[aeo]|aquel[ea] (?:famil|desgrac|homem|mulher)[a-z]*)
se <4,>(?:el[ea]s?|alguem|vizinh[oa]|chefe|ex|cara|homem|voltar|vier|aparecer|entrar|encostar|chegar) <4,>(?:eu )(?:<1>)(?:atiro|mato|furo|arrebento|esfaqueio|queimo|taco fogo|meto|passo (?:fogo|por cima)|atropelo|explodo|quebro)
(?:agressiv|hostil|violent)[a-z]*(?<=nao (?:esta|estava|fica|ficou|se mostra|se mostrou|mostra se|mostrou se|foi) <1>[a-z]+)
peg[a-z]+ <1>ferro e (?:resolv|acert|vou|mat|vai)[a-z]*|trezoitao|tresoitao|oitao
empurr[a-z]+ <4>d[aeo] (?:sacada|janela|ponte|escada|penhasco|plataforma|laje|predio|terraco|varanda)(?= |$)|empurr[a-z]+ <4>n[ao]s? (?:trilhos?|rio|piscina|poco|abismo|frente d[oe])(?= |$)
entr[a-z]+ <2>n[ao] (?:escola|igreja|creche|faculdade|firma|empresa|sala) e? ?<2>(?:mat|atir|fuzil|esfaque|explod)[a-z]*
(?:atir|dispar)(?:ou|ei|aria|ar|ava|aram) <1>(?:n[ao]s?|em|contra) <1>(?:%SOMEBODY|ladrao|assaltante|bandido)(?= |$)
(?:explodir|incendiar|metralhar|fuzilar|queimar|destruir|tacar fogo|botar fogo|atear fogo|por fogo|taco fogo|boto fogo|explodo) <1>(?:n?[ao]s?|em|tod[oa] [ao]) <1>(?:reparticao|empresa|firma|escola|predio|casa|igreja|loja|faculdade|posto|banco|delegacia|carro d|forum|hospital|tudo|todos|mundo)[a-z]*
corr(?:eu|e|ia|endo|i) atras d[aeo]s? <3>com <2>(?:%TOOL|ter[cs]ado|terçado|peixeira|cacete|porrete|espeto|ripa|relho)(?= |$)
(?:fazer|tentar) <1>(?:nada|mal|coisa alguma|besteira) <1>(?:contra|com|a) <1>(?:%OUTSIDER|el[ea]s?|pai|mae|irmao)(?= |$)
(?:portar|andar com|carregar|possuir|ter) armas?(?= |$)(?! de brinquedo)|(?:quer|queria|vontade de|pens[a-z]+ em|desejo de|pretende|planej[a-z]+) <1>(?:se )?(?:revidar|vingar|vingar se|dar o troco|dar uma surra)(?= |$)(?! n[ao] (?:jogo|quadra|videogame))
pres[oa] por (?:tentar )?(?:matar|agredir|bater|estuprar|esfaquear|abusar|espancar|ameacar)
(?:tem|tenho|esta|ta|deixou) <1>tudo (?:planejad|pront|armad|combinad|preparad)[oa] (?:para|contra) <1>(?:%OUTSIDER|el[ea]|pai|padrasto|irmao)(?= |$)(?! (?:vir|visit|cheg|nasc|casa|almoc))
(?:cabeca|corpo|cranio|cara|miolos) d(?:el[ea]|[ao] [a-z]+) <1>(?:estour|explod|sangr|esmag|rach|queim|part|desped|apodrec)[a-z]*
(?:sint[ao]|sentir|pag(?:ue|ar)|sofr[a-z]+|aprend[a-z]+) <5,>com (?:o )?(?:proprio )?sangue(?= |$)
(?:apert|sufoc|sacud|jog|abaf|larg)(?:ar|o|ando|asse) <1>(?:a |o )?(?:ate (?:parar|calar|ficar quiet|nao)|(?:nene|bebe|crianca|filh[oa]) <1>(?:n[ao]|contra|pel[ao]|ate|d[ao]) )[a-z]*
(?:d|n)?a proxima (?:vez )?(?:vai ser|sera|vai|é|e) <1>(?:n?el[ea]|voce|tu)(?=$| [.,;])
(?:fa(?:zer|z|co|ria)|virar|vira) <1>(?:picadinho|carne moida|churrasco|pedacos|peneira|presunto|pasta|poeira)(?= |$)(?= d(?:el[ea]|[ao] (?:%OUTSIDER))(?![a-z]))
(?:ver|quer|queria|visse|desej[a-z]+) <4>n(?:uma|a|o|um) (?:cova|caixao|cemiterio|vala|necroterio|iml|cadeira de rodas)(?= |$)
se <1>(?:ninguem|a (?:justica|policia|lei)|nada) <3>(?:justica|prender|resolver|fizer|funcionar|agir) <3,>(?:eu|el[ea]) <1>(?:fa[czç][oa]?|faz|resolv[eo]|mata|mato|pega|pego|vai|vou)(?= |$)
(?:prazer|satisfac[a-z]+|alegri[a-z]|gozo|gosto) <4>(?:imagin|pens|ver|assist|caus|inflig|provoc|faz)[a-z]* <3>(?:sofriment[a-z]+|dor|morte|agonia|sangue|sofrer|medo) <1>(?:del[ea]s?|d[ao]s? (?:%OUTSIDER)|alheia?o?|nos outros)(?= |$)
(?:pesquis|procur|descobr|busc|levant|google)[a-z]* <2>(?:onde|endereco|em que rua) <4>(?:mora|moram|vive|trabalha|estaciona|treina|d[ao] (?:juiz|chefe|professor|ex|delegad|vizinh)[a-z]*)(?= |$)
(?:pegar|pego|pega|matar|furar|acertar|esperar) <1>(?:o |a )?(?:irmao|pai|padrasto|mae|el[ea]|chefe|cara|vizinh[oa]|cunhad[oa]|marido) (?:dormindo|desprevenid[oa]|sozinh[oa]|de surpresa|na emboscada)(?= |$)
(?:carro|caminhao|onibus|moto|trator|trem) <1>(?:passando|por cima|esmagando|atropelando) <2>(?:sobre|por cima d|em cima d|d|o|a)[aeo]? ?<1>(?:%OUTSIDER|el[ea]|pai|mae|irmao)(?= |$)
`;

/** Control, blows without the word and what a partner says again and again. */
export const indirectViolence = String.raw`
(?:jog|atir|arremess|tac|taqu|lanc)[a-z]* <1>(?:copos?|pratos?|panelas?|cadeiras?|garrafas?|objetos?|celular|tamancos?|louca|cinzeiro) <9,>(?:em mim|nel[ea]|contra mim)(?= |$)
(?:segur|ret(?:em|eve)|confisc|escond|tom|peg|control)(?:a|ou|ava|am|em|eve)? <2>(?:o|a|todo o|toda a) <1>(?:%MONEY) <2>del[ea](?= |$)
(?:vive|fica|sempre|passa o dia|nao para de|adora) <1>(?:me |lhe |ainda )?(?:dizendo|falando|repetindo|gritando|jogando na cara|diz|fala) <2>que (?:eu )?<1>(?:nao (?:presto|sirvo|valho)|sou (?:burr|gord|fei|lout|louc|inutil|lix|um lixo|vagabund|incapaz|imprestavel)[a-z]*)
jog[a-z]+ n?a? ?na cara <3>que <1>(?:é|e|sou|nao|era) <2>(?:burr|estorvo|um|uma|inutil|peso|imprestavel|presta|presto|serv|sirv|desgost)[a-z]*
(?:marido|esposo|companheir[oa]|namorad[oa]|ex|pai|padrasto|filho|neto|el[ea]|irmao) <2>d(?:a|eu|ava) <1>(?:socos?|murros?|chutes?|tapas?|pontapes?) n[ao]s? (?:mesa|parede|porta|armario|geladeira|moveis)
(?:marido|esposo|companheir[oa]|namorad[oa]|ex|pai|padrasto|filho|neto) <6>levant(?:a|ou|ava) a mao(?=$| [.,;])
(?:empurroes|tapas|socos|chutes|pancadas|murros|beliscoes|pontapes|bofetadas) (?:e|,) <1>(?:empurroes|tapas|socos|chutes|xingamentos|humilhac[a-z]+|ameacas|pancadas|ofensas|gritos|pontapes)
  (?! (?:no (?:jogo|ringue|treino|transito|filme)|na (?:luta|torcida|tv|novela)))
(?:vive|viv[a-z]+|se sente|sente se|mant[a-z]+|faz d[ae]la|feita) <1>refem(?= |$)(?! d[aeo]s? (?:trabalho|relogio|celular|ansiedade|medo|rotina|horario|agenda|pensament|doenca|cigarro))
viol(?: \.)? dom(?:estica|est)?(?= |$)
violencia (?:d[aeo]s?|por parte d[aeo]s?|pel[ao]s?) <1>(?:filh|marid|espos|companheir|namorad|padrast|madrast|pai|mae|net|irma|genro|nora|cuidador|familia|ex)[a-z]*
(?:crianca|menin[oa]|bebe|nene|filh[oa]|mulher|idos[oa]|net[oa]|entead[oa]|esposa|mae|vizinha|moca)s? (?:foi |fora |que foi )?
  (?:mort|assassinad|espancad|jogad|esquartejad|estuprad|abusad|torturad|abandonad|queimad|esfaquead)[oa]s? (?:pel[oa]s?|por|a (?:facadas|tiros|pauladas))(?= |$)
  (?! (?:<1>)(?:cancer|covid|doenca|acidente|atropel|infarto|carro|caminhao)[a-z]*)
(?:%BLOW) n[ao]s? (?:estomago|barriga|rosto|nuca|orelha|ouvido|costela|costas|peito|boca|olho)(?= |$)(?<!(?:como|foi|feito|parece|pareceu) (?:um|uma) [a-z]+ n[a-z]+ [a-z]+)(?! (?:a noticia|ler|ouvir|ver))
(?:forca|briga|brigas|contato) fisica(?:s)?(?= n?[ao]?s? ?(?:brig|discuss|$|[.,;]))|vias de fato|brigas? fisicas?
(?:medo|pavor|panico|receio) <1>(?:de|que) (?:que )?(?:ele|[oa] (?:%MATE|pai|padrasto|filho|tio|irmao)) <1>(?:entr|aparec|peg|descobr|bat|mat|explod|machuc|fac|faz|esteja vindo|vir atras|venha)[a-z]*(?= |$)(?! (?:gripe|covid|doenca|falta|a traicao|tra))
(?:manda|mandar|mandava|envia|enviar|pede|exige|pedia) <2>(?:fotos?|videos?|localizac[a-z]+|prints?) <2>(?:de |d?onde <1>esta|d[ao] lugar|para provar|provando|a cada|toda hora)(?= |$)(?! (?:cachorro|gato|net|familia|viagem))
pis(?:a|ando|o|ava|ar) em ovos <2>(?:com (?:ele|o (?:%MATE|pai|filho|padrasto))|para ele|perto d|(?:em|dentro de) casa|quando ele)(?= |$)
(?:forc|insist|obrig)(?:ou|a|ava|iu|ia) <3>(?:quando|mesmo|embora) <1>(?:el[ea]|eu) <1>nao (?:quer|queria|quis|queira|querendo|aceit|consent)[a-z]*
se <1>(?:ela|ele|eu|voce) <2>(?:embora|sair|separar|largar|deixar|terminar|contar|denunciar|for) <3,>(?:nunca mais|nao) <1>(?:ve|veria|vera|vejo|verei|vai ver|vou ver) <1>(?:os |as |meus |seus |suas )?(?:filh[oa]s?|criancas?|menin[oa]s?)
(?:cuspi|cospe|cusp)[a-z]* <1>(?:n[ao]|em|nel[ea]) <1>(?:rosto|cara|boca|mim|el[ea]|comida|prato)(?= |$)(?! (?:que comeu|d[ao] (?:dentista)))
(?:escond|confisc|ret|rasg|queim|peg|segur)(?:e|eu|ia|ou|a|em|eve) <1>(?:os?|as?) (?:documentos?|rg|carteira|passaporte|chaves?|celular|cartao|certidao|roupas) d(?:el[ea]|a (?:esposa|mulher|companheira|mae))(?= |$)
(?:lhe |me |n?el[ea] )?(?:tranc|prend)(?:a|ou|ava|eu|e|ia) <1>(?:el[ea] |a mulher |a esposa )?(?:n[ao]|em|para|do lado de) (?:banheiro|quarto|casa|quintal|fora|varanda|porao|despensa)(?= |$)(?<=(?:marido|esposo|companheir[oa]|namorado|ex|pai|padrasto|mae|madrasta|filho) [a-z ]{0,60})
(?:marido|esposo|companheir[oa]|namorad[oa]|ex|pai|padrasto|filh[oa]|neto|net[oa]|sogr[oa]|el[ea]) <2>(?:fic(?:a|ou) com|peg(?:a|ou)|tom(?:a|ou)) <1>(?:o |todo o )?(?:salario|pagamento|bolsa familia|dinheiro) d(?:ela|a (?:esposa|mulher|mae))(?= |$)|fica com o salario dela
so <1>(?:sai|saio|pode sair|vai|fala|atende|viaja) <2>(?:se|quando|com) (?:el[ea]|o marido|o namorado) <1>(?:for|vai|deixar?|permitir?|autoriz|estiver|junto)[a-z]*(?= |$)
(?:fic|pass)(?:ou|a|ava|ei) <2>(?:dias|semanas?|meses|horas|noite) <1>sem (?:poder|permissao (?:para|de)|autorizacao para) <1>(?:sair|falar|ligar|comer|usar|ver)(?= |$)(?! (?:da cama|por causa d[ao] (?:chuva|cirurgia|gesso|covid)))
(?:instal|coloc|bot|us)[a-z]* <2>(?:aplicativo|app|rastreador|gps|camera|programa|localizador) <4>(?:para|pra) <1>(?:saber|ver|controlar|vigiar|seguir|ouvir) <1>(?:onde|com quem|tudo|o que|cada)
(?:combin|cri|invent|acert)[a-z]* <1>(?:uma |um )?(?:senha|codigo|palavra|sinal) <4>(?:pedir |de )?(?:socorro|ajuda|perigo|emergencia)(?= |$)
(?:mala|mochila|bolsa|sacola|documentos) <5>n?[ao]? ?(?:casa d[ao] (?:vizinh|irma|mae|amig|colega)[a-z]*)(?<=(?:guard|escond|deix)[a-z]* [a-z ,]{0,80})(?! para (?:a viagem|viajar))
(?:trem|gel|congel|tens|encolh|paralis|arrepi|coracao disp)[a-z]* <3>(?:quando|ao|se) <2>(?:ouv|escut)[a-z]* <3>(?:chave|passos|carro|portao|voz d|porta|moto)(?= |$)(?! d[aeo] (?:patrao|chefe))
(?:ele|marido|companheiro|namorado|esposo) <1>(?:junto|ao lado|presente|responde por ela|fala por ela|nao sai d[oe] (?:perto|lado)) (?= |$)(?<=(?:pulso|hematoma|fratur|machuc|olho|queda|pronto socorro|roxo|lesao|corte)[a-z]* [a-z ,]{0,80})
`;

/** Harm that adults do to children, said by the child or in passing. */
export const indirectChild = String.raw`
%MAN <9,>(?:mand|ped|diss|fal|diz)[a-z]* <3>nao (?:contar|falar|dizer|contasse|conte|conto)(?=$| [.,;]| (?:nada|para|pra|a) )
(?:de|a|toda) noite (?:, )?<2>%MAN <7>(?:vem|vinha|entra|entrava|deita|deitava|sobe|pega|abre)(?= |$)(?! (?:chuva|do trabalho|cansad|jantar|cedo|tarde))
(?:alguem|ninguem|quem) <4>(?:bata|batam|batesse|agrida|agredisse|machuque|machucasse|maltrate|xingue|toque|peca segredo)(?= |$)(?! (?:piano|violao|palmas|papo|o sino|musica|bola|campainha|na porta))
(?:papai|mamae|padrasto|madrasta|titio|vovo|pai|mae) (?:ta |esta |tava |fica )?batendo(?! %STRUCK)(?= |$)
(?:ajoelh[a-z]*|de joelhos?) <1>(?:n[oa]s?|em cima d[oe]|sobre [oa]) ?<1>(?:milho|feijao|tampinhas?|pedrinhas?|pedras|brita|caroco|arroz|sal|cascalho)
(?:d(?:a|ao|eu|ava|ando|ar|avam)|ping[a-z]+|mistur[a-z]+|bota|coloca|poe) <2>(?:%PILLS|xarope|antialergico|dramin|fenergan|cachaca|pinga|cerveja|vinho|conhaque|bebida|maconha) <2>
  (?:para|pra|ao|a|no|na|pro) <3>(?:%YOUNG) <6>(?:dorm|apag|acalm|aquiet|sosseg|parar de chorar|nao chorar|nao incomodar)[a-z]*
(?:cachaca|pinga|cerveja|rivotril|calmante|dramin|vinho|clonazepam|fenergan) n[ao] (?:mamadeira|chupeta|leite|bico|suco d[aeo])
(?:fumaca|maconha|cachaca|lolo|cigarro|cinzas?) <3>n[ao] (?:cara|boca|mamadeira|chupeta|rosto|nariz|braco|perna) d[oa] (?:%YOUNG)(?= |$)
(?:sina(?:l|is)|indicios?|evidencias?|suspeitas?|relatos?|queixas?|historic[oa]|marcas?) de (?:abusos?|negligencia|maus tratos|violencia|agressao|agressoes)(?= |$)
  (?! (?:d[eo] (?:substanc|alcool|drog|medic|cannabis|maconha|autoridade|poder)|urbana|policial|no (?:transito|bairro)))
(?:aprend|educ|cri|corrig|consert|resolv|obedec|endireit|trat)[a-z]* <2>(?:n[oa]|com|na base d[ao]|debaixo d[eo]|so n[ao]) <1>(?:couro|tapas?|pancadas?|palmadas?|porradas?|chineladas?|cintadas?|cacete|correia|surras?|vara)(?= |$)
(?:fome|frio|surras?|maus tratos|abusos?|violencia) (?:e|,) <1>abandono|abandono (?:e|,) <1>(?:fome|surras?|maus tratos|abusos?|violencia)
trabalho infantil|(?:%YOUNG) <4>(?:vend|pedindo|pede|trabalh|mendig|cat)[a-z]* <4>(?:n[oa]s? (?:sinal|farol|semaforo|feira|carvoaria|lixao|roca|obra)|esmola|reciclagem)(?= |$)
nao (?:a |o |os |as )?(?:leva|levou|levam|levava|levaram) (?:el[ea] |a |o )?<2>(?:ao?s?|pra|para|n[oa]s?) (?:nenhuma? )?(?:consultas?|medico|posto|pediatra|vacinar|dentista|tratamento|retornos?|hospital|fono|terapia)(?= |$)
  (?<!(?:me|nos) leva[a-z]* [a-z ]{0,40})
(?:famil|filh|mae|pai|cuidador|respons|padrast|madrast|avo|abrigo|asilo|ilpi)[a-z]* <3>(?:demor|lev|esper|tard)(?:ou|aram) <1>(?:\w+ )?(?:dias|semanas?|horas|meses) (?:para|pra|a|em|ate) <1>
  (?:trazer|levar|procurar|buscar|socorrer|chamar|traze|leva)(?= |$)
gravida <2>(?:de|aos|com) 1[0-4] anos|pai d[oa] (?:bebe|nene|crianca) tem [2-6]\d|1[0-4] anos? <4,>(?:namora|namorado|companheiro|casad[oa]|mora com|amigad[oa]) <4>[2-5]\d(?= |$)
(?:obrig|forc)[a-z]* <4>a (?:fazer|ver|assistir|tocar|beijar|tirar|mostrar|pegar|mexer|lamber) <2>(?:coisas?|filmes?|roupa|partes|pinto|videos?|n?el[ea])(?= |$)(?! (?:de casa|da escola))
(?:bat[a-z]+|apanh[a-z]+|cinto|tapas?|grit[a-z]+|surra) <6,>(?:(?:e )?diss?e? ?: )?(?:igual|que nem|como|feito) (?:la|aqui) em casa
suspeit[a-z]+ (?:se )?d[aeo] <1>(?:padrasto|tio|avo|primo|irmao|pai|padrinho|cuidador[a]?|professor|treinador|enteado)(?= |$)(?! (?:ter|de) (?:tra|roub|ter))
(?:escondid|trancad|mantid|isolad|pres|amarrad|largad|expuls|impedid|proibid|rejeitad)[oa]s? <4>pel[ao]s? <1>
  (?:pais?|mae|filh[oa]s?|marido|esposo|companheir[oa]|namorad[oa]|padrasto|madrasta|familia|irma[oa]?s?|genro|nora|cuidador[a]?|net[oa]s?)(?= |$)
abandon[a-z]+ (?!<1>(?:carro|moto|bicicleta|caminhao))<3>(?:n[ao]s?|numa?|em) (?:floresta|mato|estrada|rua|lixo|lixeira|rodoviaria|lata|cacamba|matagal|praca|hospital|montanha|asilo|porta d)[a-z]*
(?:deix|larg)(?:a|ou|ava|am|aram|avam) <1>(?:%YOUNG|mae|pai|idos[oa]|avo) <2>(?:n[ao]|numa?) (?:floresta|mato|estrada|rua|lixo|rodoviaria|cacamba|matagal|calcada|carro (?:trancad|fechad))[a-z]*
(?:me|[ao]s?) (?:deix|larg)(?:avam|aram|am|ou|ava) (?:n[ao]|numa?) (?:floresta|mato|estrada|rua|rodoviaria|matagal)(?= |$)
(?:vendid|entreg|trocad|dad)[oa] <1>pel[oa] <1>(?:pais?|mae|avo|familia|tia|tio)(?= |$)|(?:a|o|me) (?:fez|fazia|faz|obrigou|obriga a) (?:comer|engolir|beber|lamber|ficar (?:nu|sem roupa|pelad|de joelho))[a-z]*(?= |$)(?! (?:salada|legumes|verdura|agua|melhor))
(?:%YOUNG) <5>(?:dor|sangramento|corrimento|lesao|fissura|assadura|ardor) <1>(?:anal|vaginal|genital|n[ao] (?:bumbum|anus|pepeca|perereca|piriquita|xereca|pinto|genit[a-z]+)|ao fazer xixi)
(?:padrasto|pai|tio|avo|vo|vovo|primo|irmao|vizinho|cunhado|homem|namorado d[ae] [a-z]+) <5>(?:deit|sob|fic|sent|esfreg|encost|ro[cç])[a-z]* <1>(?:em cima d|na cama d|debaixo da coberta d|nel|contr)[a-z]*
(?:mex|toc|peg|pass|beij|faz|enfi|coc|lamb|encost|alis)[a-z]* <2>(?:n[ao]s?|a mao n[ao]s?|la|cosquinha|cosquinhas|carinho|cocegas|dodoi) <1>(?:pi?riquita|perereca|pepeca|xereca|florzinha|pinto|pintinho|pipi|piu piu|bilau|bumbum|popo|partes? (?:intim|de baix)as?|peitinhos?|peitos?|embaixo|calcinha|cueca|meio das pernas)(?= |$)
  (?! (?:d[eo] (?:frango|galinha|boi)|na hora do banho))
(?:cheg|vem|veio|vai|aparec)[a-z]* <3>com fome <2>(?:e|,) <1>(?:sem banho|suj[oa]|rasgad|descalc)[a-z]*|(?:suj[oa]|sem banho|com piolhos?|descalc[oa]) (?:e|,) <1>com fome|so come na (?:escola|creche)|unica refeicao <2>(?:escola|creche|merenda)
(?:sexo|sexua(?:l|is)|sexualizad[oa]s?) <4>(?:que )?nao (?:sao|é|condiz[a-z]*|seriam) <1>(?:d?e?s?s?a|para a|com a|da) idade|(?:conheciment[a-z]+|brincadeiras?|desenhos?|gestos?|comportament[a-z]+|falas?) (?:sexualizad|sexua|erotizad)[a-z]*
(?:pai|mae|padrasto|madrasta|avo|tia|tio) <2>(?:obrig|faz|fez|mand|deix|bot|coloc|p[oô]e|pos)[a-z]* <2>(?:a )?(?:dormir|ficar|passar a noite|comer) <3>(?:fora|n[oa] (?:quintal|rua|chao|canil|escuro|porao|garagem|galinheiro|chuva|sol|frio))(?= |$)
(?:toma|tomar|tomava|da|dava|dar) <1>banho <1>(?:com|n?el[ea] com) <1>(?:o )?(?:tio|padrasto|padrinho|primo|vizinho|avo|vovo|namorado)(?= |$)|dorm(?:e|ir|ia) <2>(?:mesma cama|na cama) <1>(?:que|d?com|do) <1>(?:padrasto|tio|avo|vovo|padrinho|primo|namorado d[aeo])(?= |$)
(?:mae|pai|padrasto|madrasta|avo|tia|tio) <1>(?:joga|jogou|taca|atira|arremessa|tacou) <1>(?:o |a )?(?:chinelo|sapato|prato|controle|cadeira|que (?:tiver|tem)|panela|copo|vassoura)(?= |$)
(?:preferia|devia|queria|deveria|arrepend[a-z]*|melhor) <2>ter (?:abortado|tirado|tido um aborto|te abortado|dado (?:el[ea]|voce|para adocao))(?= |$)|(?:diz|disse|fala|repete|grita)[a-z]* <4>(?:nao (?:era|foi) (?:desejad|planejad|querid)[oa]|so atrapalh[a-z]+|estragou (?:a|minha) vida)
(?:mensage(?:m|ns)|fotos?|conversa|videos?|chamada|presentes?) <3>(?:de|com|do|por) (?:um )?(?:homem|adulto|senhor|cara|moco|desconhecido) <2>(?:de|com) (?:\d\d|quarenta|trinta|vinte)(?= |$)
(?:treinador|professor|pastor|padre|monitor|vizinho|tio|homem|padrinho|instrutor|motorista) <6,>(?:ped(?:e|iu|ia)|quer|exig[a-z]+) <1>(?:fotos?|nudes?|videos?|beijo|abraco demorado|segredo|colo)(?= |$)(?! d[aeo]s? (?:time|turma|trabalho|caderno|documento|prova|lic))
(?:irmaos?|irmas?|irmaozinhos?|pequenos|bebe|nene|menores) <2>fica(?:m|va|vam|ndo)? <1>com (?:el[ea]|a mais velha|o mais velho|a irma|o irmao) (?:, )?<1>(?:de|com) (?:[5-9]|1[01])(?= |$)
`;

/** Old people who go without, or bear what nobody explains. */
export const indirectElder = String.raw`
(?:idos[oa]|avo|velh[oa]|velhinh[oa]|acamad[oa]|sogr[oa]|vo|vovo|senhor[a]?) <2>(?:fic|deix|pass|viv)[a-z]* <1>sem <1>(?:dinheiro|comida|comer|banho|remedios?|medicac[a-z]*|agua|roupa|fraldas?|nada)(?= |$)
(?:%KINFOLK) <1>(?:a|o|me|os|as|lhe) trat(?:a|ou|ava|am) <1>(?:mal|aos gritos|como (?:lixo|bicho|cachorro|empregad[oa]|escrav[oa]|nada)|com (?:grosseria|estupidez|brutalidade|desprezo))(?= |$)
trat(?:a|am|ou|ava) mal <1>(?:a|o|os|as|minha|meu|sua) <1>(?:mae|pai|avo|sogr[oa]|idos[oa]s?|velh[oa]s?|filh[oa]s?|entead[oa]s?|mulher|esposa|criancas?|residentes?)(?= |$)
(?:contus|les|hematoma|equimose|escoriac|machucado|fratura)[a-z]* <3>(?:em|de) (?:fases?|estagios?|idades|momentos|tempos|datas) (?:diferent|distint|variad|divers)[a-z]*|multiplas (?:contusoes|escoriacoes|fraturas|equimoses)
(?:trancad|pres|fechad|largad)[oa] (?:, )?<1>(?:so com|sem) <2>(?:comida|agua|bolacha|pao|comer|chave|luz|banho)(?= |$)
(?:filh|net|genro|nora|famil)[a-z]* (?:abandon|larg)(?:a|ou|aram|ava) (?:a|o) (?:mae|pai|avo|velh[oa])(?= |$)
(?:roubad|agredid|maltratad|enganad|explorad|extorquid|xingad|humilhad|ameacad|empurrad|abandonad|dopad)[oa]s? pel[oa]s? <1>(?:filh[oa]s?|net[oa]s?|sobrinh[oa]s?|cuidador[a]?|genro|nora|irma[os]?|familia|caseiro|marido|companheir[oa]|pai|mae|padrasto|madrasta|tio|avo)(?= |$)
(?:pass|fic|est|deix)[a-z]* <2>(?:dias|semanas?|horas|noite|dia inteiro) sem <1>(?:banho|troca|trocar|comer|comida|agua|remedio|higiene)(?= |$)(?! (?:porque (?:nao quer|recusa)|por (?:opcao|jejum)|para o exame))
(?:filh[oa]|nora|genro|net[oa]|cuidador[a]?|sobrinh[oa]|sogra|madrasta|padrasto) <1>(?:esconde|tranca|nega|racion[a-z]+|regula|tira|controla) <1>(?:a |o |os |as )?(?:comida|geladeira|remedios?|agua|telefone|andador|bengala|oculos|fraldas?)(?= |$)
`;

/** Bottles and pills as a need, or from hands that should not give them. */
export const indirectSubstances = String.raw`
(?:%PILLS) (?:que )?<1>(?:compr|consegu|peg|arrum)[a-z]* <2>(?:pela internet|na internet|sem receita|n[oa] (?:feira|camelo|esquina|biqueira|bar)|d[eo]s? (?:vizinh|amig|coleg|traficante)[a-z]*)
(?:uma?|duas|dois|tres|quatro|cinco|seis|meia|meio|\d+) <1>(?:latinhas?|latas?|garrafas?|doses?|copos?|tacas?|long necks?|cervejas?|cervejinhas?|baseados?|litrao|pingas?)(?! de (?:agua|leite|cha|suco)) <2>(?:para|pra) <1>
  (?:conseguir |poder )?(?:dormir|relaxar|aguentar|funcionar|trabalhar|esquecer|parar de tremer|sair|sossegar|apagar|desligar|encarar|pegar no sono)
us(?:a|ou|ando|ava) <2>(?:%PILLS) d[aeo] <1>(?:irma|irmao|mae|pai|vizinh[oa]|amig[oa]|marido|espos[oa]|avo|sogr[oa]|filh[oa]|colega)(?= |$)
(?:%PILLS|bebida|cerveja|pinga|vinho|codeina|vodka) <1>(?:como|que nem|feito|igual|tipo) (?:se (?:fosse|fossem) )?(?:bala|balinha|agua|chiclete|confete|docinho|suco|refrigerante|pao|tic tac)s?(?= |$)
beb(?:e|ia|i|eu|endo|er) (?:so |muito |quase |pesado |apenas |somente |, )?(?:socialmente|todos? os? dias?|todo (?:santo )?dia|toda noite|todas as noites|diariamente|desde cedo|escondid[oa]|ate (?:cair|apagar|desmaiar|dormir))(?= |$)
us(?:ar|a|ou|o de|ava|ando) <1>injetaveis(?= |$)
recaidas?(?=$| [.,;(]| (?:no uso|ha |desde|apos|alcool|com (?:alcool|droga|crack|po)|na (?:bebida|cocaina|droga)))(?<=(?:nega|negou|nova|(?:droga|alcool|bebida|uso|crack|cocaina|abstin[a-z]+|sobri[a-z]+|limp[oa]|beb[a-z]+) [a-z ,]{0,60}) recaidas?)
(?:trabalh|aula|escola|plantao|dirig|cheg|aparec|veio)[a-z]* <2>(?:virad[oa]|chapad[oa]|bebad[oa]|alcoolizad[oa]|embriagad[oa]|drogad[oa]|doidao|de ressaca)(?= |$)(?! (?:para|pra|de (?:sono|ponta|cabeca)|n[ao] (?:estudo|projeto|relatorio)|estudando|trabalhando|do avesso))
`;

/** Plots, things put into the body and talk with nobody. */
export const indirectPsychosis = String.raw`
delirios? d[eo] (?:ciumes?|persegu[a-z]+|grandeza|ruina|referencia|infidelidade|culpa|controle)(?: ,)?(?: cheira| revista| acusa| vigia)?
(?:governo|policia federal|cia|abin|fbi|exercito|maconaria|seita|illuminati|extraterrestres?|ets?|mafia|milicia) <2>(?:gramp|clon|hacke|film|grav|escut|monitor|rastre|implant|control|espion|vigi|persegu|quer|l[eê] )[a-z]*
gramp(?:o|e)[a-z]+ <1>(?:o |a |meu |minha |seu |sua )?(?:celular|telefone|casa|tv|apartamento|computador)
(?:querem|queriam|vao|iam|tentam|tentaram|tentando) (?:mata|envenena|pega|persegui|sequestra|elimina|destrui|prejudica|prende) l[oa]s?(?= |$)
(?:alguem|el[ea]s|governo|vizinh[oa]s?|maquina|chip|forca|espirito|outr[oa]s|pessoas|todos|todo mundo) <3>(?:retir|roub|inser|coloc|tir|le|leem|lendo|control|ouv|transmit|implant|escut)[a-z]* <2>pensamentos?(?= |$)
(?:bota|coloca|puse|enfia|implanta|instala)(?:ram|ndo|do) <2>(?:sapo|cobra|bicho|chip|camera|aparelho|bomba|antena|microfone|rastreador)s? <1>(?:n[ao]s?|dentro d[ao]|em) <1>(?:barriga|cabeca|cerebro|corpo|dente|ouvido|olho|estomago|pele|braco)s?
mand(?:a|am|ou|ava|avam|aram) <1>(?:que )?(?:eu |el[ea] )?(?:se|me) (?:jog|mat|cort|atir|enforc|ferir|fira|machuc)[a-z]+(?= |$)
(?:v(?:ia|e|er|iu|i|endo)|fal[a-z]+ com|convers[a-z]+ com|ouv[a-z]+|enxerg[a-z]+) <2>(?:pessoas?|gente|bichos?|coisas?|vultos?|amig[oa]s?|vozes|criancas?) que (?:nao|nunca) (?:exist[a-z]+|esta[a-z]*|havia|ha|sao reais|eram reais)(?= |$)
(?:ouv|escut)[a-z]+ <5,>(?:dentro d[ao]s?|por tras d[ao]s?) (?:parede|ralo|tomada|forro|ventilador|cabeca|tv|travesseiro)s?(?= |$)
que <1>(?:o|a|os|as|me|lhe) (?:hacke|clona|film|segu|persegu|vigi|envenen|monitor|rastre|grav|escut|espion|observ|contamin)[a-z]+ <2>(?:por satelite|pel[oa]s? <1>(?:tv|celular|radio|camera|parede|antena|chip|wi)[a-z]*|com (?:drone|camera|chip)[a-z]*)
(?:agentes|policiais|homens|carros|eles|gente|alguem|pessoas) <3>(?:vieram|vem|vao|virao|veio|estao vindo|querem|viriam|vinham) <1>(?:(?:me )?(?:busca|pega|leva|prende|mata)r?)(?: l[oa]s?| el[ea])?(?=$| [.,;]| (?:porque|para|n))(?<=l[oa]|l[oa]s|me [a-z]{3,9}|el[ea])
(?:distorc|alterac|disturbi|fenomeno|vivencia|anomali)[a-z]* <1>(?:d[ae] )?(?:perceptiv|senso ?percep|percepc|alucinat|psicotic|delirant)[a-z]*
(?:ach|acredit|cert[oa]|jur|diz|convict|convencid|cism)[a-z]* <3>(?:%OUTSIDER|familia|todos|carros?) <2>(?:anot|film|fotograf|grav|registr|vigi|espion|segu|observ|escut)[a-z]* <5>(?:horarios?|passos|rotina|para a (?:policia|mafia|federal|imprensa)|conversas?|movimentos|tudo que)(?= |$)
(?:diz|afirm|acredit|ach|jur|anunci|sab|sou|cert)[a-z]* <1>(?:que )?(?:é|ser|sou|era) (?:o|a|um|uma) (?:enviad[oa]|escolhid[oa]|messias|profeta|anticristo|reencarnac[a-z]+|filh[oa] de deus|salvador[a]?|rei|rainha|ungid[oa])(?= |$)(?! (?:pel[ao] (?:empresa|chefe|turma|time)|para (?:a vaga|o cargo|o time)|do (?:time|jogo)))
(?:gast|compr|doou|vend|viaj|empenh)[a-z]* <6,>(?:vai|ira|precisa|nasceu para|foi chamad[oa] (?:para|a)|missao de) <1>salvar (?:o (?:mundo|nacao|pais|planeta|brasil)|a humanidade|nacao|as almas)|(?:diz|acredita|acha|missao|jura|afirma) <3>(?:vai|ira|veio|de|precisa) <1>salvar (?:o )?(?:mundo|nacao|humanidade|planeta)(?= |$)
`;

/** Wounds that the patient made, or is asked about. */
export const indirectSelfHarm = String.raw`
(?:arranh[a-z]+|cort[a-z]+|lesoes|lesao|marcas?|feridas?|machucados?|queimaduras?|cicatriz(?:es)?) <7,>por (?:el[ea]|si) (?:mesm|propri)[oa]
(?:bat|coc|arranh|belisc|mord|esfreg|pux|ro[ie]|soc|arranc|cutuc|unh|esmurr|apert|espet|risc)[a-z]* <7>ate (?:sangrar|sair sangue|arrancar|ficar rox|fazer galo|abrir|machucar|fazer ferida|tirar sangue|inchar|doer|esfolar|a mao inchar)[a-z]*
(?:novos?|episodios?|recaid?as?|impulsos?|urgencia|fissura|pratica|uso) (?:episodios? )?(?:de|por|dos) (?:cort(?:es?|ar)|arranh[a-z]+|queim[a-z]+|autoles[a-z]+|automutil[a-z]+|se (?:cortar|ferir|machucar))(?= |$)(?! (?:de (?:gasto|custo|cabelo|energia|luz|agua|tecido)|gastos))
`;
