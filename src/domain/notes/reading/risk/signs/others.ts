/* Signs of danger to other people, by what is done and said. See `../patterns.ts`. */

const wished = String.raw`
(?:image(?:m|ns)|pensamentos?|impulsos?|medo|ideias?|obsess[a-z]+|vontades?|desejos?|fantasias?|flash(?:es)?|cenas?|intencao|intencoes|planos?|ganas|capaz|
  risco|tentacao|prazer|ordem|ordens|imagina se|ve se|viu se|ve me) <3>(?:de |em |a |para |pra |se )?<2>(?:%HARMING) <3>(?:%SOMEBODY)(?= |$)
  (?! (?:de (?:rir|susto|orgulho|saudade|vergonha|desgosto|trabalho)|n[ao] (?:jogo|xadrez|videogame)|para (?:baixo|cima)|fora))
(?:machucar|ferir|agredir|atacar|matar|prejudicar|violentar|espancar|esfaquear) <1>
  (?:alguem|ninguem|outr[oa]s?|pessoas|terceiros|outrem|qualquer um|gente|quem)(?= |$)
  (?! <2>(?:emocional|sentiment|com palavras|de rir|ao (?:termin|dizer)|se (?:disser|termin))[a-z]*)
(?:%INTENT|vai|vou|ia|falt[a-z]+|passo|louc[oa] (?:para|pra)|doid[oa] (?:para|pra)|pra|para) <3>
  (?:arrebentar|espancar|estourar|quebrar|furar|esfaquear|estrangular|apagar|eliminar|desmontar|rebentar|acertar|pegar de pau|moer) <2>
  (?:a cara |o |a |ess[ea] |aquel[ea] |os |as |d[oa] )?(?:%OUTSIDER|el[ea]s?|namorad[oa]|cunhad[oa]|sogr[oa]|irmao|pai)(?= |$)
  (?! (?:de (?:rir|orgulho)|n[ao] (?:jogo|xadrez|videogame|escada|saida d[ae] escola as)|as \d))
(?:explodir|incendiar|queimar|metralhar|invadir|dinamitar|botar fogo|tacar fogo|destruir) <2>(?:n?[ao] )?
  (?:posto|escola|firma|predio|igreja|loja|casa d|empresa|creche|faculdade|delegacia|upa|caps|hospital|fabrica|carro d|banco|forum|clube|condominio|setor|ubs|
  escritorio)[a-z]*
(?:%WISHES) <4>(?:que )?<4>(?:morr(?:a|am|esse|essem)|queim(?:e|em|asse|assem)|sofr(?:a|am|esse|essem)|agoniz[a-z]+|apodrec[a-z]+|explod(?:issem|indo)|
  sangr[a-z]+|sufocando|se exploda|pagu?(?:e|em|ue|asse|assem) (?:com|caro)|pag[a-z]+ com (?:sangue|a vida))(?= |$)(?<!(?:medo|pavor) [a-z ]{0,40})
(?:ver|vendo|visse|assistir) <3>(?:%SOMEBODY|ele|chefe) <3>(?:agonizar|sofrer|morrer|sangrar|gritar de dor|implorar|queimar|apodrecer|rastejar|morto|morta|
  sufocando)(?= |$)
(?:mundo|vida|familia|firma|casa|tudo) <3>(?:melhor|em paz|limp[oa]) <2>sem (?:el[ea]|a |o |aquel|ess|gente)[a-z]* ?
  (?:ex|sogr[oa]|chefe|vizinh[oa]|pai|cunhad[oa]|cara)?
(?:hoje|amanha|ainda|um dia|qualquer dia|uma hora|qualquer hora|da proxima) <2>(?:eu )?(?:mato|mata|furo|pego|arrebento|esfaqueio|acabo com|quebro|estouro) <2>
  (?:um|uns|alguem|geral|todo|el[ea]s?|ess[ea]|aquel[ea]|ele|a cara)(?= |$)
(?:se|quando|no dia em que) (?:eu )?<2>(?:encontr|cruz|top|tromb|peg|vir|ver|aparec|olh|encar|mex|fal|cheg|volt)[a-z]* <7,>
  (?:nao respondo|nao responde|mato|mata|matar|quebro|quebra|arrebent[ao]|arrebentar|acabo com|acaba com|um dos dois|nao sai viv[oa]|nao volta|meto|mete|
  dou (?:um|na)|furo|fura|esfaque[a-z]+|vai (?:ver|ter|pagar|se arrepender|sobrar|chorar|dar ruim)|faco (?:uma )?
  (?:besteira|loucura|desgraca|merda)|sangue|pau vai|desgraca)(?= |$)(?! de (?:rir|saudade))
(?:nao respond[a-z]+ por (?:mim|si|seus)|um dos dois (?:nao|morre|cai|sai)|nao sai viv[oa]|nao (?:vai )?(?:faz|fazer|chega|chegar|passa|ve|vera|ver) <2>
  (?:\d+ anos|vinte anos|o natal|a pascoa|aos \d+|o ano que vem|o sol|o carnaval|fim d[oe] (?:mes|ano))|calar de vez|a conta (?:d[oae] [a-z]+ )?
  (?:fecha|vai fechar|chega|chegou)|o proximo é (?:o|a|ele|ela|voce)|proxim[oa] (?:da lista|vitima|alvo)|
  (?:dar|deu|vai dar) (?:ruim|merda|b o|tragedia) (?:para|pra|com) (?:el[ea]|o|a))(?= |$)
(?:fazer|faz|faco|faria|fez|fizer|cometer|cometesse) <1>(?:besteira|loucura|desgraca|bobagem|merda|barbaridade|atrocidade|justica|tragedia|maldade|crime) <3>
  (?:com (?!a |o (?:dinheiro|cartao|carro|cabelo))|contra|n[ao] (?:firma|escola|trabalho|casa d)|se |minha ex|ex )[a-z]*
(?:lugar|local|buraco|cova|terreno|onde|vala|poco|cimento) <3>(?:para |pra |de )?(?:enterr|escond|sumir com|desov|jogar o corpo)[a-z]*
(?:enterr|escond|desov|sum)[a-z]* <2>(?:o corpo|os corpos|o cadaver)(?= |$)
ninguem (?:vai |ia )?ach(?:a|ar|aria) <1>corpo
lista <4>(?:nomes|dos que|d[eo] quem|pessoas|alvos|inimigos|desafetos|culpados|morte|negra|vinganca|colegas que)(?= |$)
  (?<=(?:nomes|que|quem|alvos|inimigos|desafetos|culpados|morte|negra|vinganca|pessoas))<4>
  (?:ri|humilh|demit|mat|morr|paga|zoa|zomb|fiz|mal|vingan|elimin|prejudic|alvo|riscad|vai|vao|quer|ele|ela)[a-z]*
(?:voz(?:es)?|ordem|ordens|comandos?|deus|diabo|demonio|capeta|satanas|entidade|anjo) <4>
  (?:mand|orden|ped|diz|dizem|para|pra|de|que|insist|comand|oblig|obrig)[a-z]* <4>(?:%HARMING|%HARMS|faca)(?= |$)(?! (?:se|el[ea] mesm))
(?:pode|poderia|posso|poder|podendo|capaz de|acabar|acabe|chegar a|vai) <1>(?:machucar|ferir|agredir|matar|machucando|ferindo|agredindo|matando|atacar) <1>
  (?:alguem|o |a |el[ea]|os |as |um |quem)(?= ?)
(?:matar|morte|apunhal|envenen|executar|tiros?|enterr|esfaque|decapit|estrangul)[a-z]* <4,>
  (?:texto|redacao|caderno|desenho|letra|poema|diario|jogo|mapa|planta|horario|data|passo a passo|roteiro)s? <6>
  (?:professor|colega|escola|turma|chefe|vizinh|ex|mae|pai)[a-z]*
(?:veneno|venenos|chumbinho|cianeto|arsenico|gasolina|arma|armas|explosivo|bomba|acido)s? <5>
  (?:vestigio|rastro|sem cheiro|caseir[oa]|comprar|baix[oa]|gosto|autopsia|deixar pista)[a-z]*
(?:pesquis|busc|googl|perguntou|procur)[a-z]* <3>(?:venenos?|como (?:matar|envenenar|fazer bomba|sumir|comprar arma)|penas? (?:por|de) homicidio|explosivos?|
  raticida)
`;

const done = String.raw`
(?:jog|atir|arremess|lanc|tac|taqu|voou|vo)(?:a|ou|ar|ando|ei|ava|aram|asse|aria) <4>
  (?:em|n[oa]s?|contra|na direcao d[aeo]s?|sobre|em cima d[aeo]s?|ate acertar|na cabeca d[aeo]s?|na cara d[aeo]s?) <1>
  (?:%OUTSIDER|irmao|irma|mae|pai|el[ea]|carros?|onibus|viaturas?|equipe|janelas?)(?= |$)
  (?<!(?:bola|bolas|beijos?|charme|flores|buque|agua|luz|confete|arroz|olhar|olhares|praga|conversa|verde|indiretas?|papo|culpa|toalha|ideia|sorte|videogame|
  baralho|dados|futebol|volei|carta|cartas|domino) <2>(?:em|n[oa]s?|contra|sobre) [a-z ]+)(?<!jog[a-z]+ (?:em|na|no|nas|nos|contra) [a-z ]+)
(?:d(?:a|eu|ar|ou|ei|ando|aria|eram)|acert(?:a|ou|ar)|lev(?:a|ou)) <2>(?:%THWACK) <1>(?:n[oa]s?|em|contra|d[aeo]) <2>(?:%SOMEBODY|cabeca|rosto|costas|cara)
  (?= |$)(?! d[eo] (?:amor|carinho|cachorro|gato))
(?:bat|avanc|part|ataq|atac|foi|vei|corr|acert|ating|ameac|golpe|fer|fur|intimid|persegu|amedront)[a-z]* <3>com <2>(?:%TOOL) <4>
  (?:n[oa]s?|em|contra|para cima d|pra cima d|na direcao d|atras d|sobre|o |a )[aeo]?s? ?<1>(?:%SOMEBODY)(?= |$)(?! (?:d[aeo] (?:violao|trem)))
(?:avanc|part|investi|pul|vo|saltou|correu|foi|veio)[a-z]* <2>(?:em |para |pra |sobre |contra |na |n?o |atras d)<2>
  (?:cima d[aeo] ?|direcao d[aeo] ?|[ao] ?)?<1>(?:%OUTSIDER|equipe)(?= |$)(?! (?:d[eo] (?:jogo|alegria)|n[ao] (?:fila|corrida|trem)))
  (?<=(?:em cima|para cima|pra cima|sobre|contra|direcao|avanc|investi)[a-z ]{0,30}[a-z]+)
(?:bat(?:e|em|eu|er|endo|ia|eram)(?! papo)|mord|agred|agrid|espanc|surr|maltrat|tortur|extorqu|ameac|amedront|humilh|intimid|cusp|chut|empurr|derrub|
  esmurr)[a-z]* <2>(?:n?[oa]s?|em|dois|tres|varios|um|uma|outr[oa]s?|seus?|d[oe]) <1>
  (?:colegas?|coleguinhas?|intern[oa]s?|alun[oa]s?|professor[a]?s?|menores|criancas?|morador[a-z]*|vizinh[oa]s?|enfermeir[oa]|tecnic[oa]s?|segurancas?|
  monitor[a]?|educador[a]?|residentes?|pacientes?|funcionari[oa]s?|cuidador[a]?|irmaozinho|irmao menor|mendig[oa]|motoboy|cobrador|motorista|policia(?:l|is)|
  namorada|atendente|recepcionista|medic[oa]|orientador[a]?|diretor[a]?|goleiro|juiz)(?= |$)
  (?! (?:d[eo] (?:rir|brincadeira|leve)|n[ao]s? (?:jogo|futsal|pega|danca|xadrez|corrida|prova|balanco)|sem querer|em (?:vendas|notas)))
  (?<!(?:atend|assist|recom)[a-z]* [a-z ]{0,20})
(?:amarr|tranc|encurral|cerc|imobiliz|sufoc|estrangul|enforc|afog|esgan|fur|queim|cort|espet)[a-z]* (?:o |a |um |uma |os |as |n[ao] )<1>
  (?:coleguinha|coleg[a-z]+|irmaozinho|irmao|irma|crianca|primo|prima|menin[oa]|vizinh[oa]|professora?|olho d|cabelo d[ao] coleg|bebe)[a-z]*(?= |$)
  (?<!(?:tranc|cort|fur|cerc|queim|amarr)[a-z]* (?:com|de|para) [a-z ]+)(?! (?:d[eo] (?:brincadeira|abraco|beijo)|a fila))
(?:quase|tent[a-z]+) <2>(?:estrangul|mat|esgan|enforc|sufoc|atropel|esfaque|afog|asfixi|fur)[a-z]* <3>(?:%SOMEBODY|olho)(?= |$)
  (?! de (?:rir|susto|orgulho|vergonha|saudade|amor|raiva))
(?:mexeu|cort|solt|afroux|sabot|fur|tir|desparafus|esvazi|estrag)[a-z]* <3>
  (?:freios?|parafusos?|pneus?|rodas?|mangueira|fios?|gas|corrimao|escada|cabo) <2>d[aeo] <3>(?:%OUTSIDER|moto|carro|bicicleta|el[ea]|caminhao|casa d)(?= |$)
  (?! (?:para consert|e consert|porque (?:estava|estourou)|propri[oa]|do filho e))(?<!(?:bicicleta|carro) e consert[a-z]+)
(?:coloc|pos|ponho|bot|jog|mistur|ping|dissolv|puser|troc)[a-z]* <2>(?:laxante|veneno|remedio|soda|vidro|xixi|urina|cuspe|detergente|agua sanitaria|chumbinho|
  calmante|alfinetes?|insulina|po) <2>(?:n[oa]s?|em|pel[oa]) <2>(?:comida|cafe|agua|suco|bebida|marmita|racao|garrafa|copo|sopa|prato|bolo|merenda|cha)(?= |$)
  (?! (?:d[oe] (?:cachorro|gato) (?:doente|com verme)|del[ea] por orient))
(?:entr|invad|pul|arromb|escal|esper|tocai|escond|peg)[a-z]* <4>(?:n?[oa]s? )?
  (?:casa|apartamento|quintal|garagem|janela|portao|muro|predio|carro|quarto|saida) d[aeo] (?:ex|namorad[oa]|moca|mulher|menina|vizinh[oa]|chefe|amante|rival|
  colega|trabalho del[ea]|escola|faculdade|academia|professora|cara) <8,>(?:esper|escur|escond|janela|sem|madrugada|noite|faca|arma|todo|el[ea]|dia|atras|
  sozinh)[a-z]*(?! (?:brinc|estud))
(?:esper|aguard|tocai|segu|persegu|vigi|cerc|fotograf|film|espi)(?:a|ou|ava|ando|ei|e|iu|ia|indo|ar|ir) <1>(?:a |o |uma |aquela |essa |um )?
  (?:ex|moca|menina|mulher|garota|atendente|professora|colega|vizinha|rapaz|cara|ex namorad[oa]|ex mulher|rival) <3>
  (?:n[ao]s? (?:saida|porta|ponto|rua|esquina|estacionamento|portao|janela|metro|onibus|banheiro)|todo dia|escondid[oa]|de longe|de madrugada|
  ate (?:em casa|a casa)|sem (?:ela|ele) (?:ver|saber))(?= |$)
(?:instal|coloc|bot|compr|escond)[a-z]* <3>(?:rastreador|gps|camera|escuta|airtag|aplicativo) <4>(?:n[oa]|para) <3>
  (?:carro|celular|bolsa|casa|quarto|moto|mochila) d(?:el[ea]|[ao] (?:ex|mulher|namorad[oa]|vizinh[oa]|chefe))
@CLOSE (?:passa|passado|passou|passo|ido|fica|ronda|rodando) <3>(?:la|casa|frente|porta|rua|predio) <4>
  (?:ver a hora|hora certa|escondid|esper|vigi|noites|toda noite|madrugada)[a-z]*
(?:parad[oa]|plantad[oa]|escondid[oa]|estacion[a-z]+|esper[a-z]+|rond[a-z]+|passa|fica|fico|dorm[a-z]+) <4>(?:frente|porta|portao|esquina|rua|calcada|casa) <2>
  (?:a |d[aeo] )<2>(?:casa |trabalho |predio |escola )?(?:del[ea]|da ex|do ex|da moca|da menina|da mulher|da chefe|do chefe|da vizinha|do rival|da namorada)
  (?= |$)
(?:trein|aul|pratic|estand|frequent|curs)[a-z]* <2>(?:de )?(?:tiro|tiros)(?= |$)(?! (?:ao alvo|com arco|livre|de canto|de meta|esportivo))
(?:sabe|sei|aprend[a-z]+|ensin[a-z]+) <1>(?:usar|mexer com|atirar|manusear|desmontar) <1>(?:arma|fuzil|revolver|pistola|espingarda|armas)
(?:foto|fotos|selfie|video|post|posta|postou|perfil) <4>(?:com|de|segurando) <1>(?:fuzil|arma|armas|revolver|pistola|espingarda|faca|facao|municao)(?= |$)
  (?! (?:de brinquedo|d[eo] (?:paintball|airsoft|jogo)))
(?:%TOOL|arma|revolver|pistola|espingarda|isqueiro|corda|gasolina) <4>(?:na mao|nas maos|no bolso|na mochila|na cintura|debaixo d|embaixo d|no porta|na bolsa|
  escondid[oa]|na gaveta d[oe] trabalho|no carro|do avo|do pai|pront[oa]|amolad[oa]|afiad[oa]) <6,>
  (?:olhando|esper|quando|caso|se |para |pra |cada vez|toda vez|porque|se precis|vai|resolv|assust|susto|vizinh|chefe|ex)[a-z]*
  (?! (?:o churrasco|cortar|consert))
(?:mao|maos|dedos|sangue) <4>(?:sozinh[oa]s?|ferv[a-z]+|coca[a-z]*|formiga[a-z]*|fecha[a-z]*|ferve) <6,>
  (?:pescoco|garganta|cara d|nel[ea]|bater|matar|apertar|soco|quando|se)(?= |$)(?! (?:o frio|escreve))
(?:chut|bat|tortur|maltrat|queim|enforc|afog|esquart|mat|estrangul|pis|jog|pendur|cort|arranc)[a-z]* <3>
  (?:cachorr[oa]s?|gat[oa]s?|gatinhos?|filhotes?|cao|caes|bichos?|animais|animal|passarinhos?|pintinhos?|hamster|coelhos?|rabo|pata|asas?) <6>
  (?:ganir|morrer|chorar|vivo|ate|rindo|ri |ver|prazer|sangr|gritar|de raiva|no muro|na parede|d[aeo] (?:vizinh|irma|mae|gato|cachorro|passar))[a-z]*
  (?<!mat[a-z]* (?:a )?saudades? [a-z ]{0,60})
(?:ri|rindo|riu|sem remorso|sem culpa|com prazer|calm[oa]|fri[oa]|frieza|friamente|tranquil[oa]) <4>(?:ao|de|quando|enquanto|como|que)? ?<3>
  (?:contar|conta|narra|descreve|relata|falar|lembr)[a-z]* <4>(?:mat|afog|machuc|bat|sangr|agred|surr|quebr|tortur|esfaque|queim|feri|furou)[a-z]*
(?:ha|s|sem|nega|ausencia de|nem|nenhuma|apresenta|com|risco de|episodios? de|relata) (?:/ )?(?:hetero ?)?agressividade(?= |$)
  (?! (?:passiva|verbal d[oe] chefe|d[oe] (?:mercado|marketing)))
agressividade(?= (?:no setor|na enfermaria|com|contra|no momento|fisica|dirigida|ausente|nega|importante|intensa))
(?:nao|nunca|jamais|nem) <2>(?:mataria|machucaria|feriria|encostaria|levantaria|faria mal|bateria|agrediria|faz mal|faria nada (?:contra|com)|
  tem intencao de <1>(?:ferir|machucar))(?= |$)
mal a (?:uma mosca|ninguem)
(?:procur|segu|persegu|vigi|ir atras|mand)[a-z]* <1>(?:mais )?(?:a ex|o ex|ninguem|ela na rua|a moca)(?= |$)
`;

const violent = String.raw`
periculosidade
(?:comportamentos?|condutas?|atos?|postura|atitudes?|reac[a-z]+|impulsos?) (?:hetero ?)?(?:agressiv|violent|homicid|ameacador|hostil|hostis)[a-z]*(?= |$)
  (?! (?:do (?:chefe|mercado)|no (?:jogo|transito d)|passiv))
raiva (?:assassina|homicida|mortal)
odio (?:mortal|assassino)
furia (?:homicida|assassina)
(?:instinto|lado) assassino
(?:ter|ja|tinha|nunca|nao|havia) <1>(?:batido|agredido|ferido|machucado|ameacado|esfaqueado) <1>(?:em )?
  (?:alguem|ninguem|gente|outr[oa]s?|pessoas|colega|terceiros)
(?:mat|esfaque|apunhal|estrangul|enforc|atropel|metralh|fuzil|degol|esgan|espanc|tortur|envenen|esquartej|asfixi|sufoc|decapit)
  (?:a|ava|ou|ando|aria|asse|o|ei|eava|eando|earia|eia) <1>(?:o |a |os |as |um |uma |n[ao] |todos d|toda a |todo o )<2>
  (?:%OUTSIDER|irmao|irma|pai|mae|padrasto|escola|turma|firma|familia|namorad[oa]|ex|plateia|bebe|filh[oa]|prim[oa]|cunhad[oa]|sogr[oa])(?= |$)
  (?! (?:de (?:rir|susto|orgulho|saudade|vergonha|inveja|amor|trabalho|mensagens|cansaco)|n[ao] (?:jogo|videogame|xadrez|charada|cansaco)))
  (?<!(?:boneco|lobo|personagem|dragao|heroi|bruxa|monstro) [a-z ]{0,20}[a-z]+ [a-z ]{0,20})
  (?<!mat(?:a|ou|ava|ando|o|ei) (?:a|as|o|os) (?:saudade|fome|sede|charada|aula|curiosidade|tempo|vontade)s? [a-z ]{0,60})
(?:enfi|fin(?:c|qu)|crav|met|espet|esfreg|encost)[a-z]* <2>(?:faca|facao|tesoura|garfo|lapis|caneta|canivete|punhal|espeto|chave|estilete|caco|agulha|
  compasso) <2>(?:n[ao]s?|em|contra|pel[oa]) <2>(?:%SOMEBODY|barriga d|pescoco d|costas d|olho d|mao d|perna d)(?= |$)
quebr[a-z]+ <2>(?:mandibula|nariz|braco|dentes?|costelas?|perna|dedos?|cara|queixo|maxilar|clavicula|cabeca) d(?:el[ea]|[aeo]s? (?:um |uma )?<1>
  (?:%OUTSIDER|primo|cunhado|irmao))(?= |$)
d(?:eu|ei|a|ou|ava|ar)(?: lhe| nele| nela)? <1>(?:uma?s? |varias |duas )?(?:%THWACK)(?= |$)
  (?! (?:de (?:livros|amor|leve)|no (?:churrasco|saco|pe da mesa|jogo)|d[ao] (?:cachorro|gato)))(?<!(?:fac|livr|tac|bast|mord)[a-z]+ (?:d|n)[a-z]+ [a-z ]{0,60})
(?:dar|deu|dou|dei|vai dar|vou dar|daria) (?:um |uma )?(?:fim|sumico|corretivo|jeito|licao|trato) <1>n[ao]s? <2>
  (?:%OUTSIDER|el[ea]|sogr[oa]|cunhad[oa]|ex|pai|mae|irmao)(?= |$)
(?:jog|atir|derram|despej|tac|joguei)[a-z]* <3>(?:ferv[a-z]+|quente|acido|soda|oleo|gasolina|cafe) <1>(?:n[ao]s?|em|sobre) <2>
  (?:%SOMEBODY|quarto|rosto|cara|costas)(?= |$)
(?:faca|arma|canivete|revolver|facao|porrete|estilete|peixeira|tesoura|martelo|pau|taco|barra|pe de cabra) <5,>
  (?:pro dia|para o dia|pra quando|para quando|pro caso|para o caso|caso|se (?:el[ea]|precis|alguem|vier|me)|pra (?:el[ea]|quem))[a-z]*(?= |$)
  (?<!(?:horta|cozinha|churrasco|pesca|obra|oficina) [a-z ,]{0,40})(?! (?:cozinh|o churrasco|o bolo|tenha))
(?:rond|cerc|espreit|vigi|circul|passa|anda)[a-z]* <4>(?:casa|predio|rua|portao|escola|trabalho|quarteirao)?<4>com <2>
  (?:%TOOL|arma|pe de cabra|revolver|gasolina|galao)(?= |$)(?<=(?:rond|cerc|espreit|vigi|circul)[a-z ]{0,80}[a-z]+)
(?:vou|vai|vao|voces vao|tu vai|ainda) <2>(?:virar|sair n|aparecer n|ver n|lembrar|ouvir falar|saber|conhecer) ?<3>
  (?:noticia|jornal|d[eo] mim|meu nome|quem (?:eu )?sou)(?= |$)(?<=(?<![a-z])
  (?:vou virar|vao|vai|tu|voces|ainda|todos|todo mundo)[a-z ,]{0,60}(?:noticia|jornal|mim|nome|sou))(?! (?:de teatro|quando (?:eu )?(?:pass|cant|ganh)))
(?:solt|atic|jog|mand|instig)[a-z]* <2>(?:pitbulls?|cachorros?|caes|rottweiler) <2>(?:em cima d|contra|n[ao]s?|para cima d|pra cima d|atras d)[a-z]* ?<1>
  (?:%SOMEBODY)(?= |$)
(?:erro|falha|azar) d[oe] (?:cara|assassino|criminoso|bandido) foi
crime perfeito(?! [,]? (?:filme|livro))
com o dono vivo
carro d[aeo] [a-z]+ explodindo
medo de perder o controle e <1>(?:%HARMING)
`;

export const othersSigns = [wished, done, violent].join('\n');
