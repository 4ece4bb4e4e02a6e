/* Signs of lost touch with reality, by what is believed, sensed and done. See `../patterns.ts`. */

const believed = String.raw`
(?:le|leem|ler|lendo|lia|liam|leu|ouv[a-z]+|escut[a-z]+|rouba[a-z]*|control[a-z]+|invad[a-z]+|adivinh[a-z]+|grav[a-z]+|acess[a-z]+|hacke[a-z]+|apag[a-z]+|
  sug[a-z]+|tir(?:a|am|aram|ou)|coloc[a-z]+|implant[a-z]+) <2>(?:a |o |os |sua |minha |meus |seus |o meu |d?a )?
  (?:mente|pensamentos?|cerebro|memoria|memorias|sonhos|ideias)
  (?<!(?:ler|lendo|escut[a-z]+|ouvir|control[a-z]+|anotar|grav[a-z]+|acess[a-z]+|coloc[a-z]+) (?:os )?pensamentos)(?= |$)
  (?! (?:criativ|nov|d[eo] (?:jogo|filh|grup)|n[ao] (?:caderno|papel)|do (?:livro|autor)|ruins|para o projeto))
  (?<!(?:parece|adoraria|queria|capaz de|como se) <1>(?:le|ler|adivinh[a-z]+) [a-z ]+)
  (?<!(?:coloc|grav|control|acess|invad)[a-z]+ <2>(?:ideias|pensamentos?|memorias?|sonhos))
(?:pensamentos?|mente|cabeca|ideias) <4>(?:escap|vaz|sai|saem|ouvid|lid[oa]s|roubad|transmit|irradi|implantad|inserid|invadid|controlad|escutad|divulgad|
  nao sao|todos (?:ouv|escut|sab)|no radio|na tv)[a-z]*(?= |$)(?! (?:do assunto|da reuniao|um pouco|correndo|d[ao] linha))
(?:mand|envi|pass|deix|transmit|fal|dao|da)[a-z]* <2>(?:recados?|mensagens|sinais|codigos?|instruc[a-z]+|ordens|avisos|indiretas) <3>(?:pra |para |a )<1>
  (?:el[ea]|mim)(?= |$)
(?:receb|capt|decifr|decodific|interpret|traduz|anot)[a-z]* <2>(?:ordens|instruc[a-z]+|comandos?|mensagens|sinais|codigos?|revelac[a-z]+|chamados?|missao|
  missoes|avisos|transmissoes) <2>(?:secret[oa]s?|ocult[oa]s?|divin[oa]s?|cifrad[oa]s?|subliminares|(?:d[oaeu]s?|pel[oa]s?|n[oa]s?|em|atraves d[oa]) <1>
  (?:satelites?|ets?|deus|anjos?|tv|televisao|radio|alem|ceu|cosmos|universo|antenas?|placas|novela|jornal|musicas?|semaforo|numeros|gato|passaros|lua|
  espiritos?|diabo|vento|pleiad[a-z]*|extraterrestres|outdoors?|agua|rotulos?))(?= |$)
(?:interpret|entend|v|l|toma|decifr)(?:a|e|eu|ou|em|er|ar|ia|ava|endo) <1>(?:a |o |as |os )?
  (?:toss[a-z]+|placas?|latidos?|buzinas?|numeros|gestos?|piscar|assobio|cores|roupas?|risos?|olhares|espirros?|letras|espirro|nuvens|pichac[a-z]+|
  sirene)<3> (?:como|senha|sinal|sinais|mensage|codigo|aviso|recado|prova)[a-z]*
descobriu <1>(?:pel[oa]s?|n[oa]s?|atraves d[oa]s?) <2>(?:numeros?|placas?|letras|biblia|datas|tv|televisao|estrelas|nuvens|rotulos|cores|musicas?)(?= |$)
@SURE (?:%DEVICE|fios?) <4>(?:n[oa]s? |dentro d[oa] |em |embaixo d[oa] |debaixo d[oa] |sob |atras d[oa] )<2>(?:%INSIDE)(?= |$)
  (?! (?:d[eo] (?:ortodont|escola|loja|condominio|elevador)|quebr|incomod|nov[oa]|moderna))(?<!(?:ondas?|raios?) <4>n[ao]s? (?:cabelo|praia|mar)[a-z ]{0,60})
(?:puser|instal|implant|coloc|bot|enfi|enxert|injet)[a-z]* <3>(?:%DEVICE|alguma coisa|algo|uma coisa|um negocio|bicho|veneno) <3>(?:n[oa]s? |em |dentro )<2>
  (?:(?:seu|meu|sua|minha) )?(?:%BODYPART|dente|nuca|corpo|vacina|comida|agua|mim|nel[ea])(?= |$)
(?:tir|arranc|extrai|remov|desativ|deslig|bloque|isol|cort|escap|fug|proteg|impedir|barr|despist)[a-z]* <3>(?:d[aeo]s? |a |o |as |os )?
  (?:antenas?|chips?|telepatia|ondas|radiacao|escutas?|sinal d[oae]|satelites?|raios?|rastreador|transmissor|microchip|energia negativa da|frequencias?|
  controle mental|voz(?:es)?)(?= |$)(?! (?:d[aeo] (?:praia|celular nov|mar|tv a cabo|telefone|sol|casa)|e foi|para troc))
telepat[a-z]+
teletransport[a-z]+
controle mental
magia negra(?= |$)
lavagem cerebral(?= |$)
voz na cabeca
neuralink
nova ordem mundial
mundo paralelo
dimens[a-z]+ paralel[a-z]+
outra dimensao
vidas? passadas? <3>(?:mand|persegu|cobr)[a-z]*
@SURE (?:%HUNTERS) <4>(?:atras d(?:e mim|el[ea]|a gente)|n[oa] (?:telhado|laje|forro|rua d|teto|quintal|parede)|(?:o|a|me|lhe|nos|la|el[ea]) <1>
  (?:persegu|vigi|segu|espi|observ|mat|peg|cac|film|escut|ouv|rode|cerc|envenen|monitor|lev|quer)[a-z]*|disfarcad[oa]s?|infiltrad[oa]s?|de tocaia|querem|vao|
  vem <1>(?:peg|busc|mat)[a-z]*|manda(?:ram|m|ndo)? <1>agentes)(?= |$)
  (?! (?:d[aeo]s? (?:vaga|pedido|emprego|document|promoc|cliente|filho que)|ajudar|jogar|viajar|vir|festa))
  (?<!(?:vizinh[oa]s?|eles|homens|governo|sistema|militares) (?:querem|vao|quer))
(?:carros?|motos?|homens|gente|pessoas|alguem|estao|tao|eles|van|helicoptero) <4>
  (?:atras d(?:e mim|el[ea])|me seguindo|seguindo el[ea]|o seguem|a seguem|me seguem|me vigiando|me espiando)(?= |$)
  (?! (?:para (?:cobrar|vender)|na fila|querendo emprego))
(?:fug|escap|escond|protege|mud|corr|despist|livr)[a-z]* <5>(?:para |pra |por causa )?<3>d[aeo]s? (?:mafia|policia|pf|governo|facc[a-z]+|pcc|agentes?|espioes|
  ets?|maconaria|demonios?|seita|cia|satanas|comunistas|perseguidor(?:es)?|milicia|illuminati|alienigenas|inimigos|eles)(?= |$)
  (?! (?:n[ao] (?:jogo|rpg|filme)|do jogo|morro))
(?:sent|ach|acredit|jur|cert|convict|julg|dizia|diz|afirm|cism|desconf|era|sendo|ser|medo)[a-z]* <4>(?:%HUNTED) <1>(?:por|pel[oa]s?) <2>
  (?:%HUNTERS|%THING|%DEVICE|tomadas?|familia|desconhecidos|carros?|todos|colegas|banco|empresa|operadora|marido|esposa|mae|satelite)(?= |$)
  (?! (?:na (?:aula|prova|reuniao)|no desempenho|n[ao] (?:jogo|videogame)))
(?:nao|recusa|recus[a-z]+|so|parou de|deixou de) <1>(?:com(?:e|er|eu|endo|ia)|beb(?:e|er|endo)|aceit[a-z]+|tom(?:a|ar|ou)|almoc[a-z]+) <9,>
  (?:veneno|envenen[a-z]+|batizad[oa]|puser[a-z]+|tem po|po(?= |$)|feitico|enfeiticad[oa]|contaminad[oa]|enlatad[oa]s?|lacrad[oa]s?|algo d|sabotad[oa]|
  drog(?:a|ad[oa])|macumba)
(?:troc|roub|tir|substitu|lev|arranc|vend|modific|mex)(?:aram|am|ou|iram|eram|eu|em|ado|ada) <2>(?:meus?|minhas?|seus?|suas?|os|o|as|a|del[ea])? ?
  (?:orgaos?|cerebro|rosto|olhos|sangue|utero|rins?|coracao|alma|figado|ossos|dna|memoria|feto|cabeca)(?= |$)
  (?! (?:d[eo] (?:peixe|frango|galinha)|de lugar|comigo|no exame|para (?:o )?(?:exame|check)|na coleta))(?<!tir[a-z]+ <1>sangue)
`;

const mistaken = String.raw`
@SURE (?:é|era|ser|sou|virou|sera|se (?:julga|diz|considera|acha|ve|apresenta como|cre|intitula)|afirma ser|diz ser|dizia ser|jura ser|julgava se|
  assin(?:a|ando)(?: se)? (?:como)?|acredita ser|acreditava ser|como) <1>(?:[oa] |um |uma |d?[oa] )?<1>(?:%GREAT)(?= |$)
  (?! (?:d[oae]s? (?:festa|carnaval|bateria|baile|escola|turma|pista|bairro|casa|jogo|peca|time|imoveis|saude|transito|viagens|familia|sala|padaria|quadrilha|
  pagode|gado|moda|tasmania)|comunitari[oa]|penitenciari[oa]|na (?:peca|escola|festa|quadrilha|novela)|para (?:mim|nos)))
  (?<!(?:como se|fantasia d[eo]|personagem|peca|vestid[oa] de|igreja|biblia|culto)[a-z ,]{0,60})
@SURE (?:bebe|nenem?|filh[oa]|recem nascid[oa]|mae|pai|marido|esposa|irmao|irma|companheir[oa]|gato|cachorro|medic[oa]|familia|vizinh[oa]) <3>
  (?:é|era|seria|virou|tem|sao|foi|esta|nao é|ficou) <2>(?:o |a |um |uma |olhos? d[eo] |por |com )?<1>
  (?:anticristo|demonio|demonia|diabo|capeta|satanas|impostor[a]?|robo|sosia|substituid[oa]|trocad[oa]|clone|clonad[oa]|alienigena|et|possuid[oa]|
  amaldicoad[oa]|bruxa|espi[aã]o?|messias|reencarnac[a-z]+|ator|atriz|disfarc[a-z]+)(?= |$)
  (?! (?:d[aeo] (?:tasmania|teatro|novela|globo)|de (?:escola|turma|sala|turno|roupa|quarto)|(?:n[ao] )?(?:teatro|peca|escola|maternidade em fil)))
(?:nao|nem|sem) (?:a |o )?reconhec[a-z]+ <3>(?:propri[oa] )?(?:mae|pai|marido|esposa|filh[oa]s?|rosto|familia|irma|irmao|casa|bebe)(?= |$)
  (?! (?:o esforco|os meritos|autoridade|o trabalho|como (?:profission|autor)))
(?:cham|acus)[a-z]* <2>(?:a|o|mae|pai|marido)? ?<1>de (?:atriz|ator|impostor[a]?|robo|clone|demonio|sosia|espiao)(?= |$)
(?:atores|atriz|ator|figurantes?|atrizes|agentes?|robos?|bonec[oa]s?|sosias?|clones?) <2>
  (?:pag[oa]s?|contratad[oa]s?|disfarcad[oa]s?|d[ao] (?:seita|governo|policia|reality)|infiltrad[oa]s?|enviad[oa]s?)(?= |$)
  (?! (?:pel[oa] (?:produtora|teatro|empresa de)))
(?:mundo|ruas?|pessoas|gente|todos|todo mundo|cidade|casa|vida|tudo|rostos) <3>
  (?:papelao|cenario|falso|falsa|falsas|teatro|encenac[a-z]+|simulac[a-z]+|matrix|de mentira|de plastico|de cera|bonecos|robos|fing(?:em|indo)|atores|
  figurantes|de borracha|sem vida|irrea(?:l|is)|parou no tempo|nao exist[a-z]+)(?= |$)(?! (?:d[aeo] (?:peca|novela|filme)|que (?:sabem|gostam)))
  (?<!(?:jogo|peca|filme|novela|teatro) [a-z ,]{0,50})(?<!como se [a-z ]{0,40})
(?:enterrad[oa] viv[oa]|ja (?:esta|estava|esteve|estou|morri|morreu) (?:mort[oa]|e (?:volt|ressusc))[a-z]*|(?:ele|ela|eu|que|foi|fui|ter) <1>ressuscit[a-z]+|
  (?:volt|trazid)[a-z]+ d(?:os mortos|a morte|e volta a vida)|sou um (?:morto|cadaver)|morri (?:ontem|faz|ha|em))(?= |$)
  (?! (?:de (?:cansaco|sono)|n[ao] (?:jogo|filme|igreja)|jesus|o amor))
(?:%BODYPART) <3>(?:virou|vira|virando|virar|viraram|transform[a-z]+|murch[a-z]+|encolh[a-z]+|apodrec[a-z]+|evapor[a-z]+|some|sumiu|sumindo|derret[a-z]+|
  dissolv[a-z]+|petrific[a-z]+|se (?:mexe|move)|parou|pararam|esta (?:oc[oa]|vazi[oa]|parad[oa]|mort[oa])) <2>(?:em |de |n?o |a )?
  (?:agua|po|pedra|vidro|aco|metal|areia|plastico|madeira|sozinh[oa]|lama|podre|bicho|gelo|fumaca|oc[oa]|vazi[oa]|por dentro|mort[oa])(?= |$)
  (?! (?:de (?:frio|medo|rir)))(?<!(?:cabeca|coracao|estomago) <3>[a-z]+ (?:em |de |n?o )?(?:pedra|agua|gelo))
@SURE (?:gravid[ae][a-z]*|filho|pai) <6,>(?:é um anjo|d[eo] (?:um )?(?:anjo|espirito|demonio|alienigena|extraterrestre|deus|principe)|do espirito santo|
  de jesus)(?= |$)
(?:%SURE) <3>(?:que )?<3>(?:bispo|padre|vizinh[oa]|velh[oa]|homem|alguem|mulher|demonio|espirito|gente|bruxa) <3>
  (?:entra|entram|vem|deita|sobe|aparece|senta|atravessa) <4>(?:noite|parede|quarto|cama|janela|madrugada|espelho) <6>
  (?:hipnotiz|tira|suga|rouba|toca|abus|injet|mex|leva|faz|fala|sopra|me|a |o )[a-z]*
@SURE (?:todos|todo mundo|as pessoas|na rua|colegas|n[ao] onibus|vizinhos) <3>
  (?:sab(?:em|iam)|fal(?:am|ando|avam)|coment(?:am|ando|avam)|ri(?:em|ndo|am)|cochich[a-z]+|olh(?:am|ando)|julg[a-z]+) <3>
  (?:del[ea]|de mim|do (?:seu|meu) (?:pecado|segredo|passado|pensamento)|o que (?:penso|pensa|el[ea]|faco|fez))(?= |$)
  (?! (?:apresentacao|fala na|trabalho|roupa|cabelo|prova))
`;

const sensed = String.raw`
(?:fal|convers|discut|brig|respond|ri|rindo|gargalh|gesticul|xing|cochich|grit)[a-z]* <3>(?:com |para |pra |a |ao |n?o )<1>(?:[oa]s? )?
  (?:canto|cantos|vazio|nada|teto|parede|ar|lado vazio|cadeira vazia|ninguem|espelho|invisive(?:l|is)|alguem que (?:nao|so|ninguem)|retrato|fotografia|rodape|
  sombra|tomada)(?= |$)(?! (?:e (?:pens|reflet|sonh|suspir)|da sala (?:onde|de leitura)|livre|enquanto (?:pensa|espera)|d[eo] (?:mesa|boca|olho)|pensativ[oa]|
  na (?:gestalt|terapia)))(?<!(?:olh|sorri|apont)[a-z]* (?:para|pra|a|ao|n?o) <1>(?:teto|nada|ar|canto|cantos|espelho|vazio|parede|retrato|fotografia))
  (?<!exercicio [a-z ,]{0,60})
(?:fal|convers|discut|brig|respond|ri|jog|com|jant|recebe|visit)[a-z]* <2>(?:com |pel[oa] |d[oa] )?<1>(?:[oa]s? )?
  (?:mae|pai|avo|vo|vovo|marido|esposa|filh[oa]|irm[aã]o?|tia|tio|bisav[oa]|amig[oa]|sogr[oa]|espos[oa]) (?:ja )?
  (?:mort[oa]|falecid[oa]|finad[oa]|que (?:ja )?morreu|enterrad[oa])(?= |$)
  (?! (?:em sonho|n[ao] (?:carta|sonho|cemiterio|tumulo|oracao)|quando (?:reza|ora)|em pensamento))
(?:ve|veem|viu|vi|vendo|vejo|via|enxerg[a-z]+|avist[a-z]+|apareceu|aparece|visit[a-z]+) <3>
  (?:bichos?|insetos?|baratas?|ratos?|cobras?|aranhas?|formigas?|sangue|gente|pessoas?|homem|homens|mulher(?:es)?|crianc?as?|menin[oa]s?|sombras?|rostos?|
  caras?|olhos|luzes|demonios?|anjos?|santos?|mort[oa]s?|espiritos?|coisas|alguem|fogo|caixao|caveiras?|figuras?|noiva|velh[oa]) <3>
  (?:pret[oa]s?|n[ao]s? (?:paredes?|teto|canto|espelho|quarto|cama|escuro|chao|janela|porta|corredor|telhado)|que (?:nao (?:exist|esta|ha)|ninguem|so el[ea])|
  sem (?:rosto|cabeca|olho)|invisive|mort[oa]|do alem|flutu|atravess|sentad[oa]|andando|sa(?:indo|em) d|me (?:olhando|chamando)|enforcad)[a-z]*(?= |$)
  (?! (?:d[aeo]s? (?:igreja|escola|hotel|vizinh|museu)|e (?:pis|mat|cham|foi)|morta de)[a-z]*)
  (?<!(?:filme|serie|novela|jogo|museu|documentario|sonho)[a-z ,]{0,60})
(?:bichos?|insetos?|formigas?|vermes?|larvas?|baratas?|cobras?|aranhas?|minhocas?|piolhos?|lagartas?|ratos?) <4>
  (?:por dentro|sob|debaixo|dentro|embaixo|embaixo|na|pel[ao]|por baixo) <2>(?:d[aeo] )?(?:minha |sua |meu |seu )?
  (?:pele|corpo|cabeca|carne|veias|cerebro|barriga|ouvidos?|olhos|cranio)(?= |$)(?! d[aeo]s? (?:gat|cach|frut|alun|menin|crianc)[a-z]*)
  (?<!piolhos? (?:na|n[ao]) cabeca)
(?:cheiros?|gosto|fedor|odor|sabor) <3>(?:que )?(?:ninguem|so el[ea]|os outros nao|mais ninguem|nao (?:existe|ha|tem))(?= |$)
(?:cheiro|fedor|odor|gosto) <1>(?:de|a) (?:carnica|podre|enxofre|defunto|morto|morte|sangue|queimado|fezes|cadaver|veneno|metal|gas) <4>
  (?:ninguem|so el[ea]|sai d[ao]|na pele|vindo|n[ao] (?:proprio )?(?:corpo|comida|parede|agua)|que nao)(?= |$)
(?:presenca|vulto|sombra|entidade|forca|coisa|figura|silhueta|mao|maos|alguem|mulher|homem|menin[oa]|velh[oa]) <2>
  (?:sentad[oa]|parad[oa]|deitad[oa]|em pe|de pe|escondid[oa]|atras|fica|me|toca|puxa|aperta|sobe|observa|invisive(?:l|is)|pret[oa]|escur[oa]) <3>
  (?:n?[oa]s? |ao |d[ao] )<2>(?:pe da cama|pes da cama|canto|cortina|espelho|teto|cama|pescoco|lencol|coberta|meu lado|armario|parede|beira da cama|pe del[ea]|
  costas|janela|porta)(?= |$)(?! (?:d[ao] (?:sala de aula|loja|onibus|banco)|pintando|lendo|e (?:le|cant|cont))[a-z]*)
  (?<!(?:mae|marido|filh[oa]|pai|avo|namorad[oa]|esposa|gato|cachorro) [a-z ,]{0,50})
presenca <4>(?:atras|canto|me |no quarto|xing|toca|observa|cortina|ao lado|diz|fala|sopra|estranha|maligna|ruim)[a-z]*
(?:mao|maos|dedos|corpo|peso) invisive(?:l|is)
(?:letras|palavras|quadros?|desenhos?|imagens|fotos?|retratos?|paredes?|estatuas?|bonec[oa]s?|santos?|rostos?|moveis|cortinas?|numeros|
  olhos d[ao] (?:foto|quadro|santo)) <3>(?:se mexem|mexem|se movem|mudam|falam|saltam|formam|piscam|derretem|respiram|ondulam|sussurram|choram|sangram|
  me olham|o olham|a olham|escrevendo|ameaca[a-z]*|olham para el[ea])(?= |$)(?! (?:no (?:desenho|filme|jogo)|de lugar|com o (?:vento|tempo)|a parede))
  (?<!(?:dislexia|leitura|filme|desenho animado|livro infantil) [a-z ,]{0,60})
(?:ouv|escut|ouc)[a-z]* <2>(?:algo|alguem|coisas?|alguma coisa|vozinha|barulhos?|passos|gritos|sussurros?|choro de bebe|sinos|musicas?|gente|criancas|
  conversas?|assobio|telefone|campainha|sargento|chamados?|nome|el[ea]s|risadas?) <3>
  (?:que (?:ninguem|nao|mais ninguem|os outros)|quando (?:esta|estou|nao ha) <1>
  (?:sozinh|so|ninguem)|dentro d|n[ao]s? (?:cabeca|paredes?|ralo|cano|teto|forro|vazio)|cham|mand|xing|sem (?:ninguem|haver)|onde nao|inexist|falando d|
  de noite e nao|e nao ha)[a-z]*(?! (?:da vizinha|do vizinho|n[ao] (?:radio|fone)))
(?:ouv|escut)[a-z]* (?:vozes?|alguem|coisas)(?= ?$| [.,;?:]| (?:nega|negou|que))
(?:tap|tamp|cobr)[a-z]* <2>(?:os )?ouvidos <7,>(?:cal|manda|grit|voz|par|vazio|ninguem|xing|sos|sozinh)[a-z]*
(?:mand|ped)[a-z]* <3>(?:calar|calarem|parar de falar|parem de falar|silencio) <5,>(?:a sos|sozinh[oa]s?|ninguem|nao ha|vazi[oa]|vozes?)
manda alguem calar
(?:escuta|ouve|ouviu|ta ouvindo|esta ouvindo|viu)(?: ai| so| isso)? <3,>(?:esta dizendo|ta dizendo|falando|dizendo que)
(?:esta|ta) dizendo que (?:eu )?sou
sai a voz
voz d[aeo] <2>(?:sai|vem|dentro)(?= |$)
(?:radio|tv|televisao|novela|jornal|youtube|alexa|celular|vizinhos?|rua|torneira|ventilador|geladeira|chuveiro|pass?aros?|cachorros?) <2>
  (?:coment|narr|fal|repet|diz|transmit|reclam|critic|xing|rosn|sussurr|repete|chama)[a-z]* <3>
  (?:o que (?:eu|el[ea]|faco|fac|faz|penso|pensa)|meu nome|seu nome|meus passos|minha vida|d[eo] mim|del[ea]|meus pensamentos|cada passo)(?= |$)
  (?! n[ao]s? (?:reuniao|grupo|portaria))(?<!(?:vizinhos?|rua|jornal|celular) <2>(?:fal|reclam|coment|critic|diz|chama)[a-z]* <3>
  (?:del[ea]|d[eo] mim|minha vida|seu nome|meu nome|o que el[ea]|o que faz))
`;

const strange = String.raw`
(?:cobr|tap|tamp|lacr|ved|forr|desmont|deslig|quebr|destru|jog|enterr|embrulh|fech|raspou|rasp|deslog|cort|arranc|pint|bloque)[a-z]* <4>
  (?:cameras?|espelhos?|janelas?|tomadas?|tv|televisao|ralos?|celular|roteador|caixa|disjuntor|frestas?|radio|cabeca|cabelos?|dentes?|fios?|cortinas|relogios?|
  computador|chuveiro|antena|lampadas?) <6,>(?:(?:jornal|aluminio|fita|papel|pano) <3>
  (?:porque|para|pra|por|contra|vizinh)[a-z]*|escut|vigi|espi|ouv|film|grav|ondas|radia|sinal|antena|raio|mente|pensament|lendo|le sua|chip|olham|observ|
  entr[a-z]+ por|satelite|mensage|controlad|transmit|telepat)[a-z]*(?! (?:d[aeo] (?:celular|internet|tv)|fraco))
(?:bones?|chapeu|capacete|papel alumin[a-z]+|toucas?|panela|aluminio|fita isolante|oculos) <5>
  (?:bloque|prote|contra|cabeca|telepat|ondas|raios|impedir|pensament|radia|nasa|chip|sinal)[a-z]*(?! d[eo] sol)
  (?<!(?:moto|bicicleta|bike|sol|skate|obra)[a-z ,]{0,40})(?! (?:na (?:moto|bicicleta|obra)|do ciclista))
dorm[a-z]+ <1>(?:com|de) (?:capacete|bone|oculos escuros|faca debaixo)
guard[a-z]+ <3>(?:urina|fezes|unhas|saliva|fios de cabelo) <7>(?:prova|provar|envenen|exame|mostrar|frasco|pote)[a-z]*
(?:voltou|comecou|passou|anda|vive|esta|ficou) <2>(?:a )?(?:desconfi[a-z]+) <2>d[eo] (?:todos|tudo|todo mundo|comida|familia|mim|vizinh[oa]s?|mae|gente)(?= |$)
(?:olh|espi|vigi)[a-z]* <3>(?:pela|pelas|n[ao]|por) <1>(?:frestas?|cortina|persiana|olho magico|buraco d[ae]|janela a noite toda|vao d[ae])(?= |$)
  (?! (?:do teatro|e (?:ri|viu o neto)))
(?:parou|suspend[a-z]+|larg[a-z]+|abandon[a-z]+|jog[a-z]+|recus[a-z]+|nao (?:toma|tomou|aceita)|sem|escond[a-z]+|cosp[a-z]+|interromp[a-z]+) <3>
  (?:d[eo] |a |o |as |os )?<2>(?:%ANTIPSYCHOTIC) <9,>(?:volt|desconfi|voz|ri |fal|surt|agit|noite|dorm|persegu|estranh|parede|grit|isol|escut|veneno|ouv|
  descomp|crise)[a-z]*
(?:imovel|parad[oa]|estatua|estatic[oa]|mud[oa]|rigid[oa]|congelad[oa]|mesma posicao|posicao) <4>
  (?:horas|por horas|dias|braco (?:erguido|levantado|estendido)|sem piscar|sem (?:comer|responder|reagir)|o dia (?:todo|inteiro)|d[eo] pe)(?= |$)
  (?! (?:n[ao] (?:transito|fila|banco)|na yoga|no ponto|esperando))(?<!(?:carro|transito|yoga|onibus|fila|obra) [a-z ,]{0,40})
braco <1>(?:erguido|levantado|estendido) <2>(?:horas|no ar|imovel)
(?:fala|frases|discurso|palavras|resposta|respostas|falas|conversa|historia|relato) <2>
  (?:solt[oa]s|sem (?:sentido|nexo|pe nem|logica|conexao)|embaralhad[oa]|picad[oa]|ininteligive(?:l|is)|confus[oa]s? e|desconex[oa]s?|truncad[oa]|
  que ninguem entende|inventad[oa]s?|tangencia(?:l|is)|circunstancia(?:l|is)|nao se entende|estranh[oa]s? sobre)(?= |$)
  (?! (?:do bebe|d[ao] (?:cancao|musica|poema|bebe|filha|livro)))
invent[a-z]+ (?:termos|palavras) <5,>(?:entend|desconex|sentido|nexo|solt|so el[ea]|estranh)[a-z]*
(?:\d|uma|duas|dois|tres|quatro|cinco|seis|sete|varias|ha dias|ha noites|quase) ?<1>(?:noites?|dias|madrugadas) <2>
  (?:sem (?:dormir|pregar|sono)|em claro|virad[oa]|acordad[oa]) <9,>(?:fala|falando|compr|gast|energia|eufor|projet|ideias|acelerad|canta|grit|deus|missao|
  escrev|ligad|eletric|pinta|limp|dan[cç])[a-z]*
(?:fala|discurso|pensamento|ideias) <1>(?:disparad[oa]|acelerad[oa]|a mil|em jato|torrencial|galopante|a jato|ininterrupt[oa])(?= |$)
  (?! (?:d[eo] (?:animac|alegr|ansied|nervos)|por (?:causa d|ansied)|com a (?:viagem|prova)|pel[oa] (?:ansiedade|prova)|antes d|de ansied|de preocup))
  (?<!(?:ansios[oa]|ansiedade|cafe|prova|preocupac[a-z]+) [a-z ,]{0,60})
(?:nu|nua|pelad[oa]|sem roupa|despid[oa]) <4>(?:rua|avenida|praca|estrada|vizinh[a-z]+|patio|telhado|igreja|corredor|quintal|portao|enfermaria|onibus|rodovia)
  (?= |$)(?! (?:de nudismo|de (?:naturismo|teatro)))
(?:preg|profetiz|discurs|anunci)[a-z]* <4>(?:avenida|rua|onibus|praca|metro|telhado|sinal|feira|corredor|enfermaria) <3>
  (?:nu|nua|noite|madrugada|sozinh|fim|aos gritos|sem)?[a-z]*(?<=(?:preg|profetiz)[a-z]* [a-z ]{0,60})
(?:envi|escrev|mand|protocol|redig)[a-z]* <3>(?:cartas?|e ?mails?|oficios?|relatorios?|processos?) <3>(?:a[o]? |para |pra |pro )<1>
  (?:papa|presidente|onu|nasa|brasilia|stf|ministro|rainha|vaticano|cia|fbi|policia federal|exercito|globo|casa branca|interpol|governo)(?= |$)
  (?! (?:sobre (?:a|o) (?:pensao|beneficio)|na aula|do grupo))
(?:comunic|contat|negoci|alianc|fal|convers|recado|encontr|namor|casad|cas)[a-z]* <3>(?:com |para |d)<1>(?:os |o |a |as )?
  (?:ets?|extraterrestres?|alienigenas?|satelites?|diabo|demonio|espiritos|anjos?|jesus em pessoa|santos|pleiad[a-z]+|marte|cosmos|lua|satanas|lucifer)(?= |$)
  (?! (?:d[aeo] (?:guarda|natal|filme|jogo|desenho)|na (?:igreja|missa|oracao|peca)|n[ao] (?:jogo|filme)))
  (?<!(?:filme|serie|jogo|livro|igreja|oracao|culto) [a-z ,]{0,60})
`;

const named = String.raw`
(?:sinais?|sintom[a-z]+|manifestac[a-z]+|fenomenos?|quadro|vivencias?|atividade|producao|episodios?|experiencias?) <1>
  (?:produtiv|psicotic|delirante|alucinator|persecutori|deliroide|florid)[a-z]*
alterac[a-z]* <3>(?:percepc[a-z]+|sensoperc[a-z]+|senso ?perc[a-z]+|curso|juizo|conteudo do pensamento|forma do pensamento)(?= |$)
delirium
(?:comportamentos?|atitudes?|conduta) (?:estranh|bizarr|desorganizad|de escuta)[a-z]*
ideias? (?:deliroide|sobrevalorad|delirante|estranha|bizarra|mistica)[a-z]*
(?:nao |sem )?(?:ter )?(?:ouvido|escutado) (?:nada|vozes|coisas|mais nada)(?= |$)(?! (?:d[aeo]s? |sobre|a respeito))
(?:parasita|vizinh[oa]|chip|ratos?|demonio|espirito|maquina|governo|alguem|satelite|aparelho|encosto|et|bicho|ela|ele|eles|forca|medico|sogra|ex) <5>
  (?:control|mand|comand|domin|govern|mex|manipul|dirig|aceler|suga|rouba|altera)[a-z]* <3>
  (?:corpo|batimentos?|pensamentos?|bracos?|pernas?|movimentos|mente|orgaos|sono|cerebro|coracao|sangue|energia|sonhos|intestino|fala|lingua)(?= |$)
  (?! (?:d[eo] (?:jogo|time|palco)|melhor|na (?:danca|yoga|academia)))(?<!(?:ela|ele|medico|alguem|forca) <5>
  (?:control|mex|dirig|aceler|altera|domin|mand)[a-z]* <3>(?:batimentos?|movimentos|sono|corpo|bracos?|pernas?|fala|lingua|coracao|mente|energia|pensamentos?|
  sangue|intestino))
(?:ela|ele|medico|alguem|vizinh[oa]) <3>(?:control|comand|domin|manipul|suga|rouba)[a-z]* <2>
  (?:corpo|batimentos?|pensamentos?|bracos?|movimentos|mente|orgaos|sono|coracao|energia|sonhos) (?:del[ea]|dos outros|
  por (?:ondas|telepatia|wi|satelite|aparelho|controle))(?= |$)
por (?:ondas|raios|telepatia|magia|feitico|inspiracao divina|ordem divina|ordem de deus)(?= |$)(?! (?:curtas|sonoras|gravit))
(?:ratos?|pombos?|gat[oa]s?|cachorr[oa]s?|passaros?|formigas?|baratas?|moscas?|arvores?|plantas|pedras|vento|motor|lampadas?|boneca|estatua|nuvens|lua|sol|
  mosquitos?|urubus?|galinhas?) <4>(?:transmit|mand|orden|dit|avis|respond|comunic|sussurr|escrev|dizem|diz|falam|repet|espion|vigi|filma)[a-z]* <3>
  (?:ordens|el[ea]|mim|me|segredos?|mensage[a-z]+|nome|recados?|codigo|comandos?|senha)(?= |$)(?! (?:no (?:desenho|filme|livro|jogo)))
  (?<!(?:desenho|filme|livro|historia|jogo) [a-z ,]{0,40})
(?:todo mundo|todos|as pessoas|desconhecidos|estranhos|passageiros|gente na rua|transeuntes|o onibus (?:todo|inteiro)|os outros|vizinhos) <2>
  (?:ri|riem|rindo|riram|cochich[a-z]+|coment[a-z]+|fal[a-z]+|apont[a-z]+|tramam?|armam?|combina[a-z]*) <1>
  (?:del[ea]|d[eo] mim|o (?:meu |seu )?nome|contra el[ea]|contra mim|sobre mim) (?:e|,|na|no|quando|pel[oa]|em todo)(?= )
  (?! (?:escola|sala|recreio|festa|trabalho))
(?:%SPIRIT) <3>(?:parem|pararem|calem|saiam|sair|sairem|deixem|vao embora|nao deixam|nao param|gritam|cantam para|brigam)(?= |$)
(?:%HEARS) <2>(?:%SPIRIT)(?= |$)(?! (?:d[aeo]s? (?:coral|igreja|banda)|falar (?:d|sobre)|cantar|n[ao] (?:culto|missa|oracao)))
(?:cheir|sent)[a-z]* <2>(?:enxofre|carnica|defunto|cadaver|gosto de (?:sangue|metal|veneno|podre|carnica|fezes|terra))(?= |$)
gravid[a-z]* <5>(?:inspirac|divin|milagre|sem nunca|virgem|espirito|telepat|do (?:pastor|cantor|padre|presidente|ator) (?:por|sem|da tv))[a-z]*
(?:lingua|idioma|alfabeto|dialeto) (?:inventad|propri|dos anjos|alienigena|desconhecid|que so el)[a-z]*(?! (?:d[eo] (?:jogo|livro|brincadeira)))
(?:agentes?|espioes|cameras|perseguidores|capangas|drones) <2>que <2>(?:vigiam|seguem|filmam|perseguem|observam|espionam|querem)
passa <2>(?:noites?|madrugada) <2>(?:vigiando|de vigia|espiando|na janela)
cortina fechada com
`;

export const psychosisSigns = [believed, mistaken, sensed, strange, named].join('\n');
