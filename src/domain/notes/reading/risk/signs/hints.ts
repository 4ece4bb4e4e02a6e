/* Wishing to die, said by a hint. See `../patterns.ts` for the form. One thought, one paragraph. */

export const suicideHints = String.raw`
nao <2>(?:faz|tem|fiz|faco) <1>planos? <2>(?:alem d|para depois|depois d|de futuro|para o ano)[a-z]*
(?:cancel|desmarc|devolv|tranc|recus|desist)[a-z]* <9>(?:nao|nem) <1>(?:vai|vou|ia|iria)? ?(?:mais )?precis[a-z]*
nao <1>(?:enxerg|ve|vej|via|imagin)[a-z]* <2>(?:(?:ano|mes|semana) que vem|daqui a|proximo (?:ano|mes|natal))
nao <2>(?:dar|da|deu|tera|vai ter) tempo de <1>(?:ver|conhecer) <2>(?:%KIN)
nao <2>(?:cheg|pass)[a-z]* <1>(?:d?a?os?|ate|d?o) <1>(?:natal|fim do ano|ano que vem|carnaval|(?:trinta|quarenta|vinte|\d\d)(?= |$))(?! (?:quilo|kilo|mil|reais|por|km|minutos|horas|dias))
(?:aguent|segur|resist)[a-z]* <2>ate <3>(?:formatura|casamento|nasc[a-z]*|morr[a-z]*|natal|crescer[a-z]*|maioridade|se form[a-z]*|enterr[a-z]*)
(?:esper|aguard)[a-z]* <2>(?:%KIN|cachorr[oa]|gat[oa]|bicho) <3>(?:morrer|partir|crescer|se formar|casar) para <3>(?:ir|partir|poder|morrer|acabar|sumir)
(?:quando|se) <2>(?:%KIN|el[ea]) <2>(?:for|morrer|partir|faltar) (?:, )?<1>(?:vou|vai|ia|quero ir|quer ir) <1>(?:junto|atras|tambem)
(?:ir|vou|vai|fosse|quer) <1>(?:para|pra|la)? ?onde (?:foram|foi|esta|estao|ta) <2>(?:%KIN|mort[oa]s?|el[ea]s?)
(?:cemiterio|tumulo|foto|retrato|falecid[oa]|finad[oa]) <5>(?:(?:logo|ja) <2>(?:indo|junt|encontr|chego|vou)[a-z]*|me espera)
inveja <2>(?:d[aeo]s? )?<1>(?:mort[oa]s?|falecid[oa]s?|defunt[oa]s?|quem (?:ja )?(?:foi|morreu|partiu|descansou|se foi))(?= |$)
morrer (?:para|pra) (?:ver|encontrar|ficar com|ir)(?= |$)
(?:%KIN|familia|todos|todo mundo|mundo|el[ea]s) <2>(?:ficari|estari|viveri)[a-z]* <2>(?:aliviad|livre|em paz|descansad)[oa]?s?(?=$| [.,;])
(?:estari|ficari|viveri)[a-z]* <2>(?:melhor|bem|servid[oa]s|amparad[oa]s) <1>com (?:a pensao|o seguro|o dinheiro)
ninguem <1>(?:ia|iria|vai) <1>(?:reparar|notar|perceber|estranhar)(?=$| [.,;])|ocup[a-z]* <1>(?:espaco|lugar|ar|oxigenio) <2>(?:de graca|a toa|no mundo)
(?:dormir|deitar|fechar os olhos|anestesia|apagar) <1>e <1>nao <1>(?:ter <1>que )?(?:levantar|acordar|abrir|voltar|despertar)[a-z]*
nao abr(?:ir|a|isse|o) <1>os olhos(?! (?:para|quando|n[ao]))|nao ter <1>(?:amanha|que acordar)|(?:dorm|deit)[a-z]+ <1>(?:torcendo|rezando|pedindo|desejando) <3>nao
dormi?(?:ria|a|u)? (?:para|pra) sempre|(?:dar|queria|apertar) <1>reset(?=$| [.,;]| n[ao] vida| em tudo)|(?:vou|queria ir|quero ir) de (?:base|arrasta)(?=$| [.,;]| para cima)
ate nunca(?=$| [.,;])|nao (?:procurem|culpem|chorem por)(?= |$)|(?:audio|mensage(?:m|ns)|post|texto) <2>desculp[a-z]* <2>(?:com|a) (?:todo|todos|cada|meio)
mostr[a-z]* <3>onde (?:fica|ficam|estao|esta|guard[a-z]*) <2>(?:documentos?|apolice|escritura|papeis|senhas?|seguro|dinheiro)
(?:quer|quero|queria|precisa|preciso|foi) <1>deix(?:ar|ando) <1>tudo (?:acertado|pronto|arrumado|em ordem|organizado|resolvido|encaminhado)(?=$| [.,;]| e )(?! (?:para|antes) )
(?:ped|promet|faz[a-z]* <2>promet)[a-z]* <3>cuid[a-z]* <4>depois(?=$| [.,;])
(?:pesquis|procur|busc|goog|assist|leu|lendo|navegador|pergunt|historico)[a-z]* <4>(?:quanto tempo|o que acontece|jeitos?|metodos?|formas?|doses?) <5>(?:morr|perder a consci|nao do[ie]|indolor|sem dor|letal|fatal|sem volta|nao tem volta|sufoc)[a-z]*
metodos? (?:indolor|letal|letais|sem dor|limpo)[a-z]*|(?:comprimidos?|gotas|doses?|cartelas?|altura|andares) <3>(?:fatal|fatais|letal|letais|mortal|mortais)(?! em)|dose <3>(?:sem|nao tem) volta
(?:par|demor|sent)(?:ou|ei|ado|ada|ar|a|ando) <1>(?:n[ao]s?|sobre [ao]|em cima d[ao]) <1>(?:passarela|ponte|viaduto|trilhos?)(?= |$)(?! (?:para|pra|tomando|conversando|com |d[ao] (?:escola|trem fantasma)))
sub(?:iu|ia|ir|i|indo) <2>(?:n[ao]|em) <1>(?:telhado|caixa d agua|torre|antena|parapeito|grade|mureta|laje|viaduto) <1>(?:e <1>(?:diss|diz|fal|ameac|grit|fic|quer|foi)|dizendo|ameacando|querendo|gritando)[a-z]*
(?:tirad|retirad|resgatad|contid)[oa] <2>d[ao] <1>(?:ponte|viaduto|telhado|parapeito|predio|caixa d agua|torre|trilhos|passarela)|sub(?:iu|ia|i) <1>n?a (?:caixa d agua|torre)(?! para)
(?:ia|vai|vou|amea[a-z]+|querendo|tentou|disse que vai) (?:pular|saltar|se jogar|me jogar)(?=$| [.,;!])
tamanho da queda|altura d[ao] <1>(?:sacada|janela|ponte|viaduto|queda|predio)(?= |$)(?! (?:do vizinho|nov[oa]|em metros))
(?:rede|galho|viga|corda|cano|gancho|caibro|lustre) <3>(?:aguent|suport)[a-z]* <2>(?:peso|corpo|mim|el[ea])
(?:test|fez|faz|desfez|trein|aprend|apert)[a-z]* <1>(?:o|um|uns|a dar) no(?:s)?(?=$| [.,;]| e (?:des|guard|escond)[a-z]*| d[aeo] (?:forca|corda|lencol))
(?:da|na) proxima (?:vez )?<3>(?:direito|acert[a-z]+|nao (?:falh|err|escap|me ach)[a-z]*|quem me ach[a-z]*|certo mesmo)
(?:raiva|frustra|decep|odio|lament|trist|inconform)[a-z]* <2>(?:por|de|em|com) <1>(?:estar ali|ter acordado|acordado|estar de volta|ter sido (?:salv|socorr|encontr|achad)[oa])
nao (?:devia|deveria|queria|precisava) ter (?:acordado|voltado|sobrevivido|sido salv[oa]|me (?:achado|salvado|socorrido))
(?:desacordad|desmaiad|inconsciente|grogue|apagad)[oa]? <4>(?:blister|cartela|frasco|remedi|comprimid|vidro|bilhete|ampola)[a-z]*|(?:blister|embalage)[a-z]* <2>vazi[oa]s?
(?:par|deix|larg|suspend|interromp|recus)[a-z]* <2>(?:insulina|(?:hemo)?dialise|quimio[a-z]*|coquetel|antirretrov[a-z]*|oxigenio) <1>(?:de proposito|porque cans[a-z]*|para (?:ver|ir|acabar)|e (?:deseja|espera))
(?:ir|indo|vai|vou|deixa(?:r|ndo)?) <1>se (?:apag|acab|consum|defin)[a-z]+ <1>(?:aos poucos|de vez)|deix[a-z]+ a natureza|recus[a-z]* <1>(?:hemo)?dialise
(?:tem|tenho|sabe|sei|decidiu|ja) <1>(?:a data|o dia|o lugar|o jeito|a hora|o metodo) <1>(?:n[ao] cabeca|escolhid[oa]|e <1>(?:o|a) (?:jeito|hora|lugar|dia|metodo))|sei (?:exatamente )?o que usar
o plano <1>(?:esta|ta) pront[oa]|(?:minha|sua) hora (?:ja )?(?:passou|chegou|ta chegando|esta chegando)(?=$| [.,;])
pens[a-z]* em nao (?:estar|existir|ser)(?=$| [.,;])|propria ausencia|viv[a-z]* <4>esperando <1>(?:acabar|o fim|a morte)(?=$| [.,;])
(?:acordo|pacto|combin[a-z]*|promessa) <3>(?:amig|namorad|prim|irma|coleg)[a-z]* (?:: |de |que )?<2>(?:morr[a-z]*|se uma? for|ir juntas?|sumir)
(?:faca|arma|revolver|corda|remedios|lamina) <4>(?:olhando|me olha|olha) para (?:mim|el[ea])|(?:olh|encar)[a-z]* <2>(?:faca|lamina|arma|revolver|veneno|frasco|corda) <4>(?:pens|imagin|seria|acab)[a-z]*
(?:tem|tenho|receita|guard[a-z]*|junt[a-z]*) <4>(?:%MEDS) <2>(?:o )?(?:bastante|suficiente)(?= |$)(?! (?:para|pra) (?:o mes|a semana|trat|dormir bem))
(?:deix|esper|cham|convid|aceit|busc|procur)[a-z]* <1>a morte(?= |$)(?! d)|morte (?:decid|resolv|escolh|busc|vir|lev)[a-z]*|apelo (?:mortifero|de morte)
(?:tem|tinha|devia|merec[a-z]*) <1>(?:mais )?(?:é )?(?:que|e) morrer|desistir d(?:el[ea] mesm[oa]|e si|e mim)(?= |$)
dirig[a-z]* <4>(?:contramao|de olhos? fechad[oa]s?|sem farol) <3>(?:esper|torc|quer|para ver)[a-z]*|se for (?:, )?foi(?=$| [.,;])
so nao (?:faz|fez|fiz|faco|foi|fui|acab[a-z]+) <1>(?:por(?!que (?:chov|falt))|pel[ao]|porque)[a-z]*|nao (?:fez|fiz|faz|faco) <1>por (?:covardia|falta de coragem|medo do inferno)
se nao foss(?:e|em) <2>(?:%KIN|cachorr[oa]) (?:, )?<1>(?:tinha|teria) <1>(?:ido|feito|acabado|terminado|morrido|sumido|partido|me|se)(?= |$)
(?:falt|esper)[a-z]* <1>coragem <1>(?:na hora)?(?=$| [.,;])|tentativas? (?:abortad|interrompid|impulsiv)[a-z]*
(?:ped|famil|marido|mae|pais|esposa|equipe)[a-z]* <3>(?:escond|tranc|tranqu|recolh|retir)[a-z]* <3>(?:facas|remedios|cordas?|medicac[a-z]*|cortantes|laminas|armas?|veneno)(?= |$)(?! (?:longe )?d[aeo]s? crianc)
(?:medo|receio) d[eo] <1>que (?:pode|possa|poderia|seja capaz de|é capaz de) fazer (?:consigo|comigo|contra si|a si|sozinh[oa])
nao confi[ao] em (?:si|mim) <1>sozinh[oa]|nao <1>(?:comprom|garant|aceit|assin|consegu)[a-z]* <4>(?:plano de seguranca|pacto de vida|propria seguranca|acordo de nao)
desenh[a-z]* <4>(?:enforcad[oa]|pendurad[oa]|d?n?a forca|d?n?o caixao|se matando)|enterr[a-z]* <1>bonec[oa] <4>(?:el[ea]|nome|si)(?= |$)
combin[a-z]* <1>(?:mortes?|suicid[a-z]*)|desafio <3>(?:mand|ped|para)[a-z]* <2>(?:pular|enforc|cortar|morrer|sufoc|engol)[a-z]*
(?:ir embora|sair|partir|sumir|livr[a-z]+) d(?:est|ess)[ea] (?:mundo|vida)|(?:ir|morar|ficar|subir|viver) <4>(?:n?o|para o) ceu(?= |$)(?! (?:azul|aberto))|carreg[a-z]* <2>caixao
(?:entr|and|caminh|nad)[a-z]* <1>(?:n?o |n?a )?(?:mar|rio|acude|lagoa|represa) <1>(?:adentro|de roupa|ate cansar|sem saber nadar|para nao voltar)
(?:caminh|and|foi|ir|fui|corr)[a-z]* <2>(?:ate|para|a[o]?|na) <1>(?:linha d[oe] trem|trilhos?|penhasco|precipicio|abismo)(?= |$)|(?:banheira|chuveiro) <4>(?:secador|torradeira|tomada)
(?:solt|tir)[a-z]* <1>cinto <2>e <1>aceler[a-z]*|(?:cansad|exaust)[oa] <1>demais para <1>(?:continuar|seguir|viver|lutar)(?=$| [.,;])|nao <3>graca em <1>(?:viver|estar viv[oa]|existir)
(?:quero|quer|queria|vontade de) (?:parar|desistir|largar) (?:tudo|de tudo|de vez|com tudo)(?=$| [.,;])|nao quero mais fazer parte
(?:voces?|ces|vcs|todos|el[ea]s) <1>vao <1>sentir <1>falta|sentir(?:em|ao)? <1>minha falta|vontade de (?:atravessar|entrar|correr|me enfiar|se enfiar) <2>(?:na frente|embaixo|debaixo)
tomara que <4>(?:de errado|nao volte|nao acorde|seja cancer|exploda|caia)|(?:cirurgia|anestesia|aviao) <1>(?:de errado|desse errado|caia|caisse|nao voltar)
(?:calm|tranquil|leve|seren)[oa]? demais (?:depois|para quem)|(?:escrit|repetid|rabisc|lista|caderno|diario)[a-z]* <3>(?:: )?<1>(?:morrer|morte)(?=$| [.,;])
(?:impedid|interrompid|salv|contid|flagrad)[oa] <5>(?:quando|ao|antes de) <1>(?:ia|estava|tentava|tentar)? ?<1>(?:engolir|pular|saltar|tomar (?:os|tudo)|se (?:jogar|cortar|enforcar))
(?:fez|faz|fiz|dar|deu) no <1>(?:n[ao]|com) <1>(?:varal|corda|lencol|fio|cadarco|cinto|gravata|extensao)|estaria? <1>por um fio(?=$| [.,;])
`;
